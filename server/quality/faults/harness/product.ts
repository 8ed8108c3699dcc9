// The built product as separate processes.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { chooseFreePort } from '../../../embedded/freePort.ts';
import { plainEnvironment } from '../../../src/test/plainEnvironment.ts';
import type { Place } from './place.ts';

const root = fileURLToPath(new URL('../../../..', import.meta.url));
export const build = join(root, 'server/dist/main.js');
const startTimeoutMs = 180_000;

export type Product = {
  url: string;
  port: number;
  pid: number;
  /** Returns exit code and duration. */
  stop: () => Promise<{ code: number | null; ms: number }>;
  /** Like a power cut. */
  kill: () => Promise<void>;
  output: () => string;
};

export type ProductOptions = {
  /** Replaces the built server; must answer the same health check. */
  program?: string;
  port?: number;
  environment?: Record<string, string>;
  nodeOptions?: string[];
  /** A command that runs its remaining arguments. */
  through?: string[];
};

/** Resolves when healthy. @throws with its output after three minutes */
export async function startProduct(
  place: Place,
  { program = build, port, environment = {}, nodeOptions = [], through = [] }: ProductOptions,
): Promise<Product> {
  if (!existsSync(program)) throw new Error('The server is not built: run "npm run build".');
  const own = port ?? (await chooseFreePort('127.0.0.1'));
  const [command, ...words] = [...through, process.execPath, ...nodeOptions, program];
  const child = spawn(command, words, {
    cwd: root,
    env: {
      ...plainEnvironment(),
      PORT: String(own),
      DATA_DIR: join(place.folder, 'data'),
      SESSION_SECRET: 'a secret for the fault suite, long enough',
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'error',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      printed = (printed + chunk.toString()).slice(-20_000);
    });
  }
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
  const end = async (signal: 'SIGTERM' | 'SIGKILL') => {
    const startedAt = performance.now();
    child.kill(signal);
    if (!hasEnded()) await once(child, 'exit');
    return { code: child.exitCode, ms: performance.now() - startedAt };
  };
  place.later(() => end('SIGTERM'));
  const deadline = Date.now() + startTimeoutMs;
  while (!(await isHealthy(own))) {
    if (hasEnded() || Date.now() > deadline) throw new Error(`The product printed:\n${printed}`);
    await sleep(50);
  }
  return {
    url: `http://localhost:${own}`,
    port: own,
    pid: child.pid ?? 0,
    stop: () => end('SIGTERM'),
    kill: async () => {
      await end('SIGKILL');
    },
    output: () => printed,
  };
}

export async function isHealthy(port: number): Promise<boolean> {
  return fetch(`http://127.0.0.1:${port}/api/v1/health`, {
    signal: AbortSignal.timeout(5_000),
  }).then(
    ({ status }) => status === 200,
    () => false,
  );
}

/** Milliseconds until the server works again. */
export async function recovered(port: number): Promise<number> {
  const startedAt = performance.now();
  while (!(await isHealthy(port))) {
    if (performance.now() - startedAt > startTimeoutMs) throw new Error('It did not recover.');
    await sleep(50);
  }
  return performance.now() - startedAt;
}
