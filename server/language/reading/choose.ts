import type { Found, Place } from './fact.ts';
import { featureCount, featureOf } from './features.ts';

export interface Candidate<Value> extends Place {
  readonly value: Value;
  /** Candidates of one key are one answer. */
  readonly key: string;
  readonly note?: string | undefined;
  readonly features: readonly number[];
}

/** All that a text may say of one field. */
export interface Choice<Value> {
  readonly candidates: readonly Candidate<Value>[];
  readonly silence: readonly number[];
  /** Advertisements are written otherwise: what they weigh differently stands beside. */
  readonly isMessage: boolean;
}

/** Two a feature: what it weighs in all texts, and what advertisements add. */
export type Weights = Float64Array | Float32Array;

export interface Answer<Value> extends Found<Value> {
  readonly key: string;
}

export function weightsFrom(written: Readonly<Record<string, number>>): Weights {
  const placed = Object.entries(written).map(([name, weight]) => {
    const isOfAds = name.startsWith('ad:');
    return [featureOf(isOfAds ? name.slice(3) : name) * 2 + Number(isOfAds), weight] as const;
  });
  const weights = new Float32Array(featureCount() * 2);
  for (const [at, weight] of placed) weights[at] = weight;
  return weights;
}

export function scoreOf(features: readonly number[], weights: Weights, isMessage: boolean): number {
  let sum = 0;
  for (const feature of features)
    sum += (weights[feature * 2] ?? 0) + (isMessage ? 0 : (weights[feature * 2 + 1] ?? 0));
  return sum;
}

/** Each answer with its chance, the likeliest first; silence has the rest. */
export function choose<Value>(
  { candidates, silence, isMessage }: Choice<Value>,
  weights: Weights,
): Answer<Value>[] {
  const scores = candidates.map(({ features }) => scoreOf(features, weights, isMessage));
  const silent = scoreOf(silence, weights, isMessage);
  const most = Math.max(silent, ...scores);
  let all = Math.exp(silent - most);
  const byKey = new Map<string, { chance: number; best: Candidate<Value>; score: number }>();
  for (const [index, candidate] of candidates.entries()) {
    const score = scores[index] ?? 0;
    const chance = Math.exp(score - most);
    all += chance;
    const same = byKey.get(candidate.key);
    if (same === undefined) byKey.set(candidate.key, { chance, best: candidate, score });
    else {
      same.chance += chance;
      if (score > same.score) Object.assign(same, { best: candidate, score });
    }
  }
  return [...byKey.values()]
    .map(({ chance, best: { features: _, ...answer } }) => ({
      ...answer,
      confidence: chance / all,
    }))
    .sort((one, other) => other.confidence - one.confidence || one.start - other.start);
}
