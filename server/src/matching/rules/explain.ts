import type { CriterionId, JudgementSource, Verdict } from '@inkognito/shared/rules/rulebook';
import { perCriterion } from './weightedRules.ts';
import type { Breakdown } from './types.ts';

export type Reader = 'recruiter' | 'candidate';

/** One criterion as one reader may see it. */
export interface Explanation {
  readonly score: number | null;
  readonly weight: number;
  readonly verdict: Verdict;
  readonly knockout: boolean;
  readonly source: JudgementSource;
  /** One German sentence. */
  readonly reasoning: string;
}

/**
 * A recruiter knows their own figures, so an exact score is an equation with the candidate's figure as its only
 * unknown: two thirds of the location score, solved for the radius, or 0.9 of home office, solved for the wish.
 * Quarter steps leave a range instead. Rounded down, they never contradict the verdicts, whose limits are quarters.
 */
function inQuarters(score: number | null): number | null {
  return score === null ? null : Math.floor(score * 4) / 4;
}

/** The one place where a breakdown is cut to its reader: recruiters never see what only the candidate entered. */
export function explainFor(reader: Reader, breakdown: Breakdown): Record<CriterionId, Explanation> {
  return perCriterion(({ id }) => {
    const { score, weight, verdict, knockout, source, forRecruiter, forCandidate } = breakdown[id];
    return reader === 'recruiter'
      ? { score: inQuarters(score), weight, verdict, knockout, source, reasoning: forRecruiter }
      : { score, weight, verdict, knockout, source, reasoning: forCandidate };
  });
}
