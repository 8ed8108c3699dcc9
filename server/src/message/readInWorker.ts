import type { MessageTone, ReadingDto } from '@inkognito/shared/reading/reading';
import { fileURLToPath } from 'node:url';
import { Piscina } from 'piscina';
import { AppError } from '../errors.ts';

/** The slowest text takes a fraction of a second, a new worker some; on a busy machine many times that. */
const deadlineMs = 40_000;

export type ReadMessage = { reading: ReadingDto; tone: MessageTone };

const isSource = import.meta.url.endsWith('.ts');
const worker = `readingWorker.${isSource ? 'ts' : 'js'}`;

const pool = new Piscina<string, ReadMessage>({
  filename: fileURLToPath(new URL(worker, import.meta.url)),
  // One text at a time. Its own lexicon takes some 100 MB, freed when idle.
  ...{ minThreads: 0, maxThreads: 1, idleTimeout: 5 * 60_000 },
  resourceLimits: { maxOldGenerationSizeMb: 256 },
  execArgv: isSource ? ['--import', 'tsx'] : [],
});

/** Off the event loop. @throws {AppError} 503 after the deadline */
export async function readInWorker(text: string, withinMs = deadlineMs): Promise<ReadMessage> {
  const signal = AbortSignal.timeout(withinMs);
  try {
    return await pool.run(text, { signal });
  } catch (error) {
    if (!signal.aborted) throw error;
    throw new AppError(
      'unavailable',
      'Der Text lässt sich gerade nicht lesen. Bitte versuchen Sie es gleich noch einmal.',
      { retryAfter: 2, limit: 'reading' },
    );
  }
}
