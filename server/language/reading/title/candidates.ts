import type { Place } from '../fact.ts';
import { closingsOf } from '../passages.ts';
import type { Candidate } from './candidate.ts';
import { cuedTitles, itemTitles } from './cues.ts';
import { headlineTitles } from './headline.ts';
import { notedTitles } from './noted.ts';

const longestChat = 600;

export function titleCandidates(plain: string): Candidate[] {
  const closings = closingsOf(plain);
  const isSigned = ({ start }: Place) =>
    closings.some((closing) => start >= closing.end && start < closing.signatureEnd);
  const unsigned = (candidates: Candidate[]) => candidates.filter((each) => !isSigned(each));
  const cued = unsigned([...notedTitles(plain), ...cuedTitles(plain), ...headlineTitles(plain)]);
  const all = cued.length > 0 || plain.length > longestChat ? cued : unsigned(itemTitles(plain));
  const best = Math.min(...all.map(({ tier }) => tier));
  return all.filter(({ tier }) => tier === best).sort((one, other) => one.start - other.start);
}
