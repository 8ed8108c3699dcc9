import { knockoutCap, matchThreshold, minimumCoverage, rulebookVersion } from './rulebook.ts';
import { judge, perCriterion, weightedRules } from './weightedRules.ts';
import type { CandidateWishes, JobOffer, MatchFacts, MatchRank, MatchScore } from './types.ts';

const totalWeight = weightedRules.reduce((sum, { weight }) => sum + weight, 0);

/** Keeps a mean of exactly 69.5 from rounding down. */
const binaryFractionError = 1e-9;

type Judged = { readonly weight: number; readonly score: number | null };

const weightJudged = (judged: readonly Judged[]): number =>
  judged.reduce((sum, { weight, score }) => (score === null ? sum : sum + weight), 0);

export function percentageOf(judged: readonly Judged[]): number {
  const weightOfAll = weightJudged(judged);
  const points = judged.reduce((sum, { weight, score }) => sum + (score ?? 0) * weight, 0);
  const mean = weightOfAll === 0 ? 0 : (points * 100) / weightOfAll;
  return Math.round(mean + binaryFractionError);
}

/** Rounded before comparing, so that a shown 70 always matches and a shown 69 never does. */
export function rankMatch(candidate: CandidateWishes, job: JobOffer, facts: MatchFacts): MatchRank {
  const judged = weightedRules.map(({ rule, weight }) => ({
    weight,
    ...rule.assess(candidate, job, facts),
  }));
  const isKnockedOut = judged.some(({ knockout }) => knockout);
  const percentage = percentageOf(judged);
  const coverage = (weightJudged(judged) * 100) / totalWeight;
  return {
    matchPercentage: isKnockedOut ? Math.min(percentage, knockoutCap) : percentage,
    isMatch: !isKnockedOut && percentage >= matchThreshold && coverage >= minimumCoverage,
    coverage,
  };
}

export function matchPercentageOf(
  candidate: CandidateWishes,
  job: JobOffer,
  facts: MatchFacts,
): number | null {
  const { isMatch, matchPercentage } = rankMatch(candidate, job, facts);
  return isMatch ? matchPercentage : null;
}

export function scoreMatch(
  candidate: CandidateWishes,
  job: JobOffer,
  facts: MatchFacts,
): MatchScore {
  return {
    ...rankMatch(candidate, job, facts),
    rulebookVersion,
    breakdown: perCriterion((rule, weight) => ({
      ...judge(rule, candidate, job, facts),
      weight,
    })),
  };
}
