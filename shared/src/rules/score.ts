import { afterKnockout, matchThreshold, minimumCoverage, rulebookVersion } from './rulebook.ts';
import { breakDown, weightedRules } from './weightedRules.ts';
import type {
  CandidateWishes,
  Finding,
  JobOffer,
  MatchFacts,
  MatchRank,
  MatchScore,
} from './types.ts';

const totalWeight = weightedRules.reduce((sum, { weight }) => sum + weight, 0);

/** Keeps a mean of exactly 69.5 from rounding down. */
const binaryFractionError = 1e-9;

type WeightedSum = { points: number; weight: number };

function addTo(sum: WeightedSum, weight: number, score: number | null): void {
  if (score === null) return;
  sum.points += score * weight;
  sum.weight += weight;
}

function wholePercent({ points, weight }: WeightedSum): number {
  const mean = weight === 0 ? 0 : (points * 100) / weight;
  return Math.round(mean + binaryFractionError);
}

/** Rounded before comparing, so that a shown 70 always matches and a shown 69 never does. */
export function rankOf(findings: readonly (Finding & { weight: number })[]): MatchRank {
  const sum = { points: 0, weight: 0 };
  for (const { score, weight } of findings) addTo(sum, weight, score);
  const isKnockedOut = findings.some(({ knockout }) => knockout);
  const percentage = wholePercent(sum);
  const coverage = (sum.weight * 100) / totalWeight;
  return {
    matchPercentage: isKnockedOut ? afterKnockout(percentage) : percentage,
    isMatch: !isKnockedOut && percentage >= matchThreshold && coverage >= minimumCoverage,
    coverage,
  };
}

/** Stops where the outcome is known: most candidates fail at the first rule. */
export function matchPercentageOf(
  candidate: CandidateWishes,
  job: JobOffer,
  facts: MatchFacts,
): number | null {
  const sum = { points: 0, weight: 0 };
  let openWeight = totalWeight;
  for (const { rule, weight } of weightedRules) {
    const { score, knockout } = rule.assess(candidate, job, facts);
    if (knockout) return null;
    openWeight -= weight;
    addTo(sum, weight, score);
    // Even if all the rest fits: a whole percent below the threshold is never rounded up to it.
    const best = (sum.points + openWeight) * 100;
    if (best <= (matchThreshold - 1) * (sum.weight + openWeight)) return null;
  }
  if (sum.weight * 100 < minimumCoverage * totalWeight) return null;
  const percentage = wholePercent(sum);
  return percentage >= matchThreshold ? percentage : null;
}

export function scoreMatch(
  candidate: CandidateWishes,
  job: JobOffer,
  facts: MatchFacts,
): MatchScore {
  const breakdown = breakDown(candidate, job, facts);
  return { ...rankOf(Object.values(breakdown)), rulebookVersion, breakdown };
}
