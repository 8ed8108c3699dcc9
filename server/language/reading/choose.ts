import type { Place } from './fact.ts';
import { type FeatureSpace } from './features.ts';

export interface Candidate<Value> extends Place {
  readonly value: Value;
  /** Candidates of one key are one answer. */
  readonly key: string;
  readonly features: readonly number[];
}

/** All that a text may say of one field. */
export interface Choice<Value> {
  readonly candidates: readonly Candidate<Value>[];
  readonly silence: readonly number[];
  /** Advertisements are written otherwise: what they weigh differently stands beside. */
  readonly isMessage: boolean;
}

/** By feature: first of all texts, then what advertisements add. */
export type Weights = Float64Array | Float32Array;

export interface Answer<Value> extends Place {
  readonly value: Value;
  readonly key: string;
  readonly chance: number;
}

export function weightsFrom(
  { size, featureOf }: FeatureSpace,
  written: Readonly<Record<string, number>>,
): Weights {
  const weights = new Float32Array(size * 2);
  for (const [name, weight] of Object.entries(written)) {
    const ofAll = featureOf(name);
    const feature = ofAll ?? featureOf(name.slice('ad:'.length));
    if (feature !== undefined) weights[ofAll === undefined ? feature + size : feature] = weight;
  }
  return weights;
}

export function scoreOf(features: readonly number[], weights: Weights, isMessage: boolean): number {
  const half = weights.length / 2;
  let sum = 0;
  for (const feature of features)
    sum += (weights[feature] ?? 0) + (isMessage ? 0 : (weights[feature + half] ?? 0));
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
  return [...byKey]
    .map(
      ([
        key,
        {
          chance,
          best: { value, start, end },
        },
      ]) => ({ key, value, start, end, chance: chance / all }),
    )
    .sort((one, other) => other.chance - one.chance || one.start - other.start);
}
