import type { ReadingDto, SenderDto } from '@inkognito/shared/reading';
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { AppError } from '../errors.ts';
import { limitConcurrency } from '../http/limit/limitConcurrency.ts';

export type WholeReading = { reading: ReadingDto; sender: SenderDto };

/** The dearest text takes a fraction of a second, and a few of them on a busy machine. */
const deadlineMs = 20_000;

/** The worker holds a lexicon of its own, some 100 MB, which it gives back after a while without texts. */
const idleMs = 5 * 60_000;
const resourceLimits = { maxOldGenerationSizeMb: 256 };

const inTurn = limitConcurrency(1);
let running: Promise<Worker> | null = null;
let idle: NodeJS.Timeout | undefined;

/**
 * In a thread of its own, one text after the other, so that no text holds up the event loop.
 * @throws {AppError} 429 when too many wait, 503 when the deadline has passed
 */
export const readInWorker = (text: string, withinMs = deadlineMs): Promise<WholeReading> =>
  inTurn(() => ask(text, withinMs));

async function ask(text: string, withinMs: number): Promise<WholeReading> {
  clearTimeout(idle);
  running ??= startWorker();
  const deadline = new AbortController();
  try {
    const worker = await running;
    const timer = setTimeout(() => deadline.abort(), withinMs);
    const answered = once(worker, 'message', { signal: deadline.signal });
    worker.postMessage(text);
    const [whole] = (await answered.finally(() => clearTimeout(timer))) as [WholeReading];
    idle = setTimeout(() => void end(), idleMs).unref();
    return whole;
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

/** Resolves when the worker is ready to read. */
function startWorker(): Promise<Worker> {
  const worker = createWorker();
  worker.unref();
  // An error ends the worker; the text that is being read learns of it by `once`.
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
  // Node 20 runs no TypeScript by itself, and tsx registers itself in the main thread alone.
  const load = `import('tsx/esm/api').then(({ tsImport }) => tsImport('./readingWorker.ts', '${url}'))`;
  return new Worker(load, { ...options, eval: true });
}
