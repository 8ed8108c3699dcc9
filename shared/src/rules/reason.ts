import { explainFor } from './explain.ts';
import type { Breakdown } from './types.ts';

/** In one line for the job seeker: what excludes, or else cost most; of a match, what speaks most for it. */
export function reasonOf({
  breakdown,
  isMatch,
}: {
  breakdown: Breakdown;
  isMatch: boolean;
}): string {
  const explained = Object.values(explainFor('candidate', breakdown));
  const excluding = explained.find(({ knockout }) => knockout);
  if (excluding) return excluding.reasoning;
  const tells = ({ score, weight }: (typeof explained)[number]) =>
    score === null ? 0 : weight * (isMatch ? score : 1 - score);
  // Where all that was judged fits and too little could be judged, the weightiest unknown is the reason.
  const judged = explained.filter((each) => tells(each) > 0);
  const open = explained.filter(({ score }) => score === null);
  const heaviest = (some: typeof explained, by: typeof tells) =>
    [...some].sort((one, other) => by(other) - by(one))[0];
  const telling = heaviest(judged, tells) ?? heaviest(open, ({ weight }) => weight);
  return telling?.reasoning ?? '';
}
