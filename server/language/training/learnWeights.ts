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

export const usualLearning: Learning = { rounds: 10, rate: 0.05, decay: 6e-3 };
/** One order of the examples would weigh its last ones most; the mean of several is calmer. */
const seeds = [48, 49, 50];
const leastSlope = 1e-4;

/** By how much each feature has to give way, in one array for all texts: to clear it costs more than to learn. */
class Slopes {
  readonly touched: number[] = [];
  readonly values: Float64Array;

  constructor(size: number) {
    this.values = new Float64Array(size);
  }

  add(at: number, slope: number): void {
    if (this.values[at] === 0) this.touched.push(at);
    this.values[at] = (this.values[at] ?? 0) + slope;
  }
}

function addSlopes({ choice, isRight }: Example, weights: Weights, slopes: Slopes): void {
  const { candidates, silence, isMessage } = choice;
  const all = [...candidates.map(({ features }) => features), silence];
  const scores = all.map((features) => scoreOf(features, weights, isMessage));
  const most = Math.max(...scores);
  const chances = scores.map((score) => Math.exp(score - most));
  const isSilent = !isRight.includes(true);
  const isGood = (index: number) =>
    index === candidates.length ? isSilent : isRight[index] === true;
  const whole = chances.reduce((sum, chance) => sum + chance, 0);
  const good = chances.reduce((sum, chance, index) => sum + (isGood(index) ? chance : 0), 0);
  for (const [index, features] of all.entries()) {
    const chance = chances[index] ?? 0;
    const slope = chance / whole - (isGood(index) ? chance / good : 0);
    if (Math.abs(slope) < leastSlope) continue;
    for (const at of features) {
      slopes.add(at * 2, slope);
      if (!isMessage) slopes.add(at * 2 + 1, slope);
    }
  }
}

export function learnWeights(
  examples: readonly Example[],
  size: number,
  learning: Learning = usualLearning,
): Weights {
  const learnt = seeds.map((seed) => learnInOrder(examples, size, learning, seed));
  return (
    learnt[0]?.map((_, at) => mean(learnt.map((weights) => weights[at] ?? 0))) ?? new Float64Array()
  );
}

const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

function learnInOrder(
  examples: readonly Example[],
  size: number,
  { rounds, rate, decay }: Learning,
  seed: number,
): Weights {
  const weights = new Float64Array(size * 2);
  const squares = new Float64Array(size * 2).fill(1e-3);
  const later = new Float64Array(size * 2);
  const random = seededRandom(seed);
  const calm = Math.floor(rounds / 2);
  const slopes = new Slopes(size * 2);
  for (let round = 0; round < rounds; round += 1) {
    for (const example of shuffled(examples, random)) {
      addSlopes(example, weights, slopes);
      for (const at of slopes.touched) {
        const slope = (slopes.values[at] ?? 0) + decay * (weights[at] ?? 0);
        slopes.values[at] = 0;
        squares[at] = (squares[at] ?? 0) + slope * slope;
        weights[at] = (weights[at] ?? 0) - (rate * slope) / Math.sqrt(squares[at] ?? 1);
      }
      slopes.touched.length = 0;
    }
    if (round < calm) continue;
    for (let at = 0; at < weights.length; at += 1)
      later[at] = (later[at] ?? 0) + (weights[at] ?? 0) / (rounds - calm);
  }
  // The mean of the later rounds is calmer than the last of them.
  return later;
}
