import type { BreakdownDto, CriterionDto } from './breakdown.ts';
import { decidingFirst } from './deciding.ts';
import { perCriterion } from './weightedRules.ts';
import type { MatchScore, StoredBreakdown } from './types.ts';

export type Reader = 'recruiter' | 'candidate';

// An exact likeness would reveal which titles were entered. Rounded down to agree with the verdict.
function inQuarters(score: number | null): number | null {
  return score === null ? null : Math.floor(score * 4) / 4;
}

const notYetJudged = {
  score: null,
  weight: 0,
  verdict: 'unknown',
  knockout: false,
  source: 'rule',
  reasoning: 'Als verglichen wurde, gab es dieses Kriterium noch nicht.',
} as const;

/** The only filter by reader: recruiters never see what only the candidate entered. */
export function explainFor(reader: Reader, breakdown: StoredBreakdown): BreakdownDto {
  return perCriterion(({ id }) => {
    const judgement = breakdown[id];
    if (!judgement) return notYetJudged;
    const { score, weight, verdict, knockout, source, isWishMissing, forRecruiter, forCandidate } =
      judgement;
    const shared = { weight, verdict, knockout, source };
    return reader === 'recruiter'
      ? { ...shared, score: inQuarters(score), reasoning: forRecruiter }
      : { ...shared, score, reasoning: forCandidate, ...(isWishMissing && { isWishMissing }) };
  });
}

/** In one line for the job seeker: what excludes, or else cost most; of a match, what speaks most for it. */
export function reasonOf({
  breakdown,
  isMatch,
}: Pick<MatchScore, 'breakdown' | 'isMatch'>): string {
  const explained = explainFor('candidate', breakdown);
  const inOrder = decidingFirst(explained).map(({ id }) => explained[id]);
  const excluding = inOrder.find(({ knockout }) => knockout);
  if (excluding) return excluding.reasoning;
  const tells = ({ score, weight }: CriterionDto) =>
    score === null ? 0 : weight * (isMatch ? score : 1 - score);
  // Where all that was judged fits and too little could be judged, the weightiest unknown is the reason.
  const judged = inOrder.filter((each) => tells(each) > 0);
  const open = inOrder.filter(({ score }) => score === null);
  const heaviest = (some: typeof inOrder, by: typeof tells) =>
    [...some].sort((one, other) => by(other) - by(one))[0];
  const telling = heaviest(judged, tells) ?? heaviest(open, ({ weight }) => weight);
  return telling?.reasoning ?? '';
}
