import type { CriterionId, JudgementSource, Verdict } from './rulebook.ts';
import { perCriterion } from './weightedRules.ts';
import type { Breakdown } from './types.ts';

export type Reader = 'recruiter' | 'candidate';

export interface Explanation {
  readonly score: number | null;
  readonly weight: number;
  readonly verdict: Verdict;
  readonly knockout: boolean;
  readonly source: JudgementSource;
  readonly reasoning: string;
}

// A recruiter knows their own figures, so an exact score could be solved for the candidate's radius or home office.
// Quarter steps leave a range; rounded down they never contradict the verdicts, whose limits are quarters.
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
