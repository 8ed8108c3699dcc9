import type { CriterionId, JudgementSource, Verdict } from './rulebook.ts';

/** How a reader sees one criterion; its schema stands in `breakdown.ts`, as pages that judge load no schemas. */
export interface CriterionDto {
  /** 0 to 1; null if not judged. */
  score: number | null;
  weight: number;
  verdict: Verdict;
  knockout: boolean;
  source: JudgementSource;
  reasoning: string;
  /** For the candidate alone: not judged, as their own answer is missing. */
  isWishMissing?: true | undefined;
}

export type BreakdownDto = Record<CriterionId, CriterionDto>;
