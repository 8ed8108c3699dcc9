import type { ReadingDto } from '@inkognito/shared/reading';
import type { ProposeQuotes } from './proposeQuotes.ts';
import { readInWorker } from './readInWorker.ts';

export type ReadPosting = (text: string, signal: AbortSignal) => Promise<ReadingDto>;

/** Without `propose` the rules stand alone. */
export function createReadPosting(propose: ProposeQuotes | null): ReadPosting {
  return async (text, signal) => {
    const { reading } = await readInWorker({ text, proposals: [] });
    if (!propose) return reading;
    const unclear = new Set(reading.unclear.map(({ field }) => field));
    const open = reading.missing.filter((field) => !unclear.has(field));
    const proposals = open.length === 0 ? [] : await propose(text, open, signal);
    if (proposals.length === 0) return reading;
    return (await readInWorker({ text, proposals })).reading;
  };
}
