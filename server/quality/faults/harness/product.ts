// The built product as processes of its own, to be ended in every way a process can end.
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
  /** Asks it to end; tells how it did, and how long that took. */
  stop: () => Promise<{ code: number | null; ms: number }>;
  /** Ends it as a power cut would. */
  kill: () => Promise<void>;
  output: () => string;
};

export type ProductOptions = {
  /** Another file than that of this build; it answers the same health check. */
  program?: string;
  port?: number;
  environment?: Record<string, string>;
  /** Words for Node itself, before the program. */
  nodeOptions?: string[];
  /** A command that runs the rest of its words in its own process. */
  through?: string[];
};

/** Starts the product and waits until it is healthy. @throws with all it printed when it is not within three minutes */
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

/** Waits until the product works again; tells after how many milliseconds. */
export async function recovered(port: number): Promise<number> {
  const startedAt = performance.now();
  while (!(await isHealthy(port))) {
    if (performance.now() - startedAt > startTimeoutMs) throw new Error('It did not recover.');
    await sleep(50);
  }
  return performance.now() - startedAt;
}
