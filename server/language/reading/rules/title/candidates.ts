import type { Place } from '../../fact.ts';
import { closingsOf } from '../../passages.ts';
import type { Candidate } from './candidate.ts';
import { cuedTitles } from './cues.ts';
import { headlineTitles } from './headline.ts';
import { notedTitles } from './noted.ts';

export function titleCandidates(plain: string): Candidate[] {
  const closings = closingsOf(plain);
  const isSigned = ({ start }: Place) =>
    closings.some((closing) => start >= closing.end && start < closing.signatureEnd);
  const all = [...cuedTitles(plain), ...notedTitles(plain), ...headlineTitles(plain)].filter(
    (candidate) => !isSigned(candidate),
  );
  const best = Math.min(...all.map(({ tier }) => tier));
  return all.filter(({ tier }) => tier === best).sort((one, other) => one.start - other.start);
}
