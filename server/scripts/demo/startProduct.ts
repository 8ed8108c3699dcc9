import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const stopGraceMs = 12_000;

/** It has already printed the reason. */
export class ProductEndedError extends Error {
  override readonly name = 'ProductEndedError';
}

export type Product = {
  /** Rejects if the server exits before it is ready. */
  ready: Promise<void>;
  ended: Promise<void>;
  stop: () => Promise<void>;
};

export function startProduct(root: string, environment: NodeJS.ProcessEnv): Product {
  const build = join(root, 'server/dist/main.js');
  if (!existsSync(build)) throw new Error('The server is not built: run "npm run build".');
  const child = spawn(process.execPath, [build], {
    cwd: root,
    env: environment,
    stdio: ['ignore', 'pipe', 'inherit'],
    // Its own process group: Ctrl+C reaches the demo only, which then stops things in order.
    detached: process.platform !== 'win32',
  });
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
  });
  const ready = new Promise<void>((resolve, reject) => {
    createInterface(child.stdout).on('line', (line) => {
      process.stdout.write(`${line}\n`);
      if (line.startsWith('Inkognito is running')) resolve();
    });
    child.once('exit', () =>
      reject(new ProductEndedError('The product ended before it was ready.')),
    );
  });
  return {
    ready,
    ended,
    stop: async () => {
      child.kill('SIGTERM');
      const timer = setTimeout(() => child.kill('SIGKILL'), stopGraceMs);
      await ended;
      clearTimeout(timer);
    },
  };
}
