import { explainFor } from './explain.ts';
import type { Breakdown } from './types.ts';

/** For the candidate: what excludes or cost most; for a match, what speaks most for it. */
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
  // If all judged criteria fit but too few were judged, the weightiest unknown is the reason.
  const judged = explained.filter((each) => tells(each) > 0);
  const open = explained.filter(({ score }) => score === null);
  const heaviest = (some: typeof explained, by: typeof tells) =>
    [...some].sort((one, other) => by(other) - by(one))[0];
  const telling = heaviest(judged, tells) ?? heaviest(open, ({ weight }) => weight);
  return telling?.reasoning ?? '';
}
