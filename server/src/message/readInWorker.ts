import type { MessageTone, ReadingDto } from '@inkognito/shared/reading/reading';
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import pLimit from 'p-limit';
import { AppError } from '../errors.ts';

/** The slowest text takes a fraction of a second, a few on a busy machine. */
const deadlineMs = 20_000;

/** The worker's own lexicon takes some 100 MB, freed when idle. */
const idleMs = 5 * 60_000;
const resourceLimits = { maxOldGenerationSizeMb: 256 };

export type ReadMessage = { reading: ReadingDto; tone: MessageTone };

const inTurn = pLimit(1);
let running: Promise<Worker> | null = null;
let idle: NodeJS.Timeout | undefined;

/** One text at a time, off the event loop. @throws {AppError} 503 after the deadline */
export const readInWorker = (text: string, withinMs = deadlineMs): Promise<ReadMessage> =>
  inTurn(() => ask(text, withinMs));

async function ask(text: string, withinMs: number): Promise<ReadMessage> {
  clearTimeout(idle);
  running ??= startWorker();
  const deadline = new AbortController();
  try {
    const worker = await running;
    const timer = setTimeout(() => deadline.abort(), withinMs);
    const answered = once(worker, 'message', { signal: deadline.signal });
    worker.postMessage(text);
    const [read] = (await answered.finally(() => clearTimeout(timer))) as [ReadMessage];
    idle = setTimeout(() => void end(), idleMs).unref();
    return read;
  } catch (error) {
    await end();
    if (!deadline.signal.aborted) throw error;
    throw new AppError(
      'unavailable',
      'Der Text lässt sich gerade nicht lesen. Bitte versuchen Sie es gleich noch einmal.',
      { retryAfter: 2, limit: 'reading' },
    );
  }
}

async function end(): Promise<void> {
  const ended = running;
  running = null;
  const worker = await ended?.catch(() => null);
  await worker?.terminate();
}

function startWorker(): Promise<Worker> {
  const worker = createWorker();
  worker.unref();
  // An error ends the worker; `once` reports it to the current text.
  worker.on('error', () => undefined);
  const ready = once(worker, 'message').then(() => worker);
  worker.once('exit', () => {
    if (running === ready) running = null;
  });
  return ready;
}

function createWorker(): Worker {
  const { url } = import.meta;
  const options = { resourceLimits, execArgv: [] };
  if (!url.endsWith('.ts')) return new Worker(new URL('readingWorker.js', url), options);
  // Node 20 runs no TypeScript, and tsx registers in the main thread only.
  const load = `import('tsx/esm/api').then(({ tsImport }) => tsImport('./readingWorker.ts', '${url}'))`;
  return new Worker(load, { ...options, eval: true });
}
