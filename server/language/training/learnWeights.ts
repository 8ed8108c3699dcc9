// Softmax over candidates and silence, by AdaGrad with a fixed seed: the same input gives the same weights.
import { scoreOf, type Choice, type Weights } from '../reading/choose.ts';
import { seededRandom, shuffled } from './random.ts';

export interface Example {
  readonly choice: Choice<unknown>;
  /** Of each candidate; none right means that silence is. */
  readonly isRight: readonly boolean[];
}

export interface Learning {
  readonly rounds: number;
  readonly rate: number;
  readonly decay: number;
}

export const usualLearning: Learning = { rounds: 10, rate: 0.12, decay: 3e-4 };
const seed = 48;

export function learnWeights(
  examples: readonly Example[],
  size: number,
  { rounds, rate, decay }: Learning = usualLearning,
): Weights {
  const weights = new Float64Array(size * 2);
  const squares = new Float64Array(size * 2).fill(1e-3);
  const random = seededRandom(seed);
  const sums = new Float64Array(size * 2);
  const isTouched = new Uint8Array(size * 2);
  for (let round = 0; round < rounds; round += 1) {
    for (const { choice, isRight } of shuffled(examples, random)) {
      const { candidates, silence, isMessage } = choice;
      const all = [...candidates.map(({ features }) => features), silence];
      const scores = all.map((features) => scoreOf(features, weights, isMessage));
      const most = Math.max(...scores);
      const chances = scores.map((score) => Math.exp(score - most));
      const whole = chances.reduce((sum, chance) => sum + chance, 0);
      const isSilent = !isRight.includes(true);
      const isGood = (index: number) =>
        index === candidates.length ? isSilent : isRight[index] === true;
      const good = chances.reduce((sum, chance, index) => sum + (isGood(index) ? chance : 0), 0);
      const touched: number[] = [];
      for (const [index, features] of all.entries()) {
        const chance = chances[index] ?? 0;
        const slope = chance / whole - (isGood(index) ? chance / good : 0);
        if (Math.abs(slope) < 1e-4) continue;
        for (const feature of features) {
          for (let at = feature; at < size * 2; at += size) {
            sums[at] = (sums[at] ?? 0) + slope;
            if (isTouched[at] === 0) {
              isTouched[at] = 1;
              touched.push(at);
            }
            if (isMessage) break;
          }
        }
      }
      for (const at of touched) {
        const slope = (sums[at] ?? 0) + decay * (weights[at] ?? 0);
        squares[at] = (squares[at] ?? 0) + slope * slope;
        weights[at] = (weights[at] ?? 0) - (rate * slope) / Math.sqrt(squares[at] ?? 1);
        sums[at] = 0;
        isTouched[at] = 0;
      }
    }
  }
  return weights;
}
