import type { ReadingDto } from '@inkognito/shared/reading';
import { yieldToEventLoop } from '../../http/limit/timeSlice.ts';
import { readFacts, toReading } from '../../reading/readText.ts';
import { prepareSource } from '../../reading/source.ts';
import type { ProposeQuotes } from './proposeQuotes.ts';
import { withProposals } from './withProposals.ts';

export type ReadPosting = (text: string, signal: AbortSignal) => Promise<ReadingDto>;

/** Without `propose` the rules stand alone. */
export function createReadPosting(propose: ProposeQuotes | null): ReadPosting {
  return async (text, signal) => {
    // A long text takes some milliseconds, and many may arrive together.
    await yieldToEventLoop();
    const source = prepareSource(text);
    const facts = readFacts(source);
    if (!propose) return toReading(text, facts);
    const open = toReading(text, facts).missing.filter((field) => facts[field] === null);
    const proposals = open.length === 0 ? [] : await propose(text, open, signal);
    return toReading(text, withProposals(source, facts, proposals));
  };
}
