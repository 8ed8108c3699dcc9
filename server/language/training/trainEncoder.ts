// A table of hashed features and one prototype for each occupation, trained together: the sum of a name's features
// is to point where the prototype of its occupation points, and away from all others. Each task has prototypes of its
// own, and all share the table.
import { featureBuckets } from '../title/encoder/titleFeatures.ts';
import {
  dotProduct,
  learnRow,
  meanSquare,
  normalizeRow,
  startingValues,
  sumOfRows,
  type Learnt,
} from './learntRows.ts';
import { seededRandom, shuffled } from './random.ts';

/** The shares add up to 1. */
export interface Example {
  /** With random noise: evaluated anew in every epoch. */
  readonly features: (random: () => number) => readonly number[];
  readonly shares: ReadonlyMap<number, number>;
  /** Compared with these and a random sample; without it with all. */
  readonly rivals?: readonly number[];
  /** Without it, learnt in every epoch. */
  readonly epochShare?: number;
}

export interface Task {
  readonly examples: readonly Example[];
  readonly occupations: number;
}

export interface TrainingSettings {
  readonly seed: number;
  readonly epochs: number;
  readonly dimensions: number;
}

export interface TrainedEncoder {
  /** `featureBuckets` rows of `dimensions` numbers. */
  readonly table: Float32Array;
  /** Per task, one row of length 1 for each occupation. */
  readonly prototypes: readonly Float32Array[];
}

/** Sharpens cosines before the softmax, so that the nearest of a thousand stands out. */
const sharpness = 16;

const learningRate = 0.1;

/** Prototypes are updated once per batch, as that costs as much as comparing with all. */
const batchSize = 48;

/** Softmax shares below this are skipped. */
const negligible = 1e-4;

interface Rivals {
  readonly rows: Int32Array;
  readonly weights: Float32Array;
}

function softmaxOver(
  prototypes: Float32Array,
  vector: Float32Array,
  { rows, weights }: Rivals,
): Float32Array {
  const { length: dimensions } = vector;
  const odds = new Float32Array(rows.length);
  let total = 0;
  for (let rival = 0; rival < odds.length; rival += 1) {
    const cosine = dotProduct(prototypes, (rows[rival] ?? 0) * dimensions, vector);
    const odd = Math.exp(sharpness * (cosine - 1)) * (weights[rival] ?? 0);
    odds[rival] = odd;
    total += odd;
  }
  for (let rival = 0; rival < odds.length; rival += 1) odds[rival] = (odds[rival] ?? 0) / total;
  return odds;
}

interface Head {
  readonly prototypes: Learnt;
  /** Accumulated over the batch. */
  readonly gradients: Float32Array;
  readonly touched: Set<number>;
  readonly everyone: Rivals;
}

/** Random negatives that represent all others. */
const strangers = 160;

function rivalsOf({ rivals }: Example, { everyone }: Head, random: () => number): Rivals {
  const count = everyone.rows.length;
  if (rivals === undefined || rivals.length + strangers >= count) return everyone;
  const near = new Set(rivals);
  const drawn = new Set<number>();
  while (drawn.size < strangers) {
    const row = Math.floor(random() * count);
    if (!near.has(row)) drawn.add(row);
  }
  const rows = Int32Array.from([...near, ...drawn]);
  const weight = (count - near.size) / strangers;
  return { rows, weights: Float32Array.from(rows, (_, at) => (at < near.size ? 1 : weight)) };
}

/** Softmax minus shares; also accumulates the prototypes' gradients. */
function gradientOf(
  { prototypes, gradients, touched }: Head,
  vector: Float32Array,
  shares: Example['shares'],
  rivals: Rivals,
): Float32Array {
  const { length: dimensions } = vector;
  const odds = softmaxOver(prototypes.values, vector, rivals);
  const gradient = new Float32Array(dimensions);
  for (let rival = 0; rival < odds.length; rival += 1) {
    const row = rivals.rows[rival] ?? 0;
    const error = (odds[rival] ?? 0) - (shares.get(row) ?? 0);
    if (Math.abs(error) < negligible) continue;
    touched.add(row);
    const start = row * dimensions;
    const pull = error * sharpness;
    for (let at = 0; at < dimensions; at += 1) {
      gradient[at] = (gradient[at] ?? 0) + pull * (prototypes.values[start + at] ?? 0);
      gradients[start + at] = (gradients[start + at] ?? 0) + pull * (vector[at] ?? 0);
    }
  }
  return gradient;
}

interface Learning {
  readonly table: Learnt;
  readonly dimensions: number;
  readonly random: () => number;
  readonly rate: number;
}

function learnName(
  example: Example,
  head: Head,
  { table, dimensions, random, rate }: Learning,
): void {
  const rows = example.features(random);
  const vector = sumOfRows(table.values, rows, dimensions);
  const length = normalizeRow(vector, 0, dimensions);
  const rivals = rivalsOf(example, head, random);
  const gradient = gradientOf(head, vector, example.shares, rivals);
  // Only the tangential part counts, as the length is normalised.
  let along = 0;
  for (let at = 0; at < dimensions; at += 1) along += (gradient[at] ?? 0) * (vector[at] ?? 0);
  for (let at = 0; at < dimensions; at += 1)
    gradient[at] = ((gradient[at] ?? 0) - along * (vector[at] ?? 0)) / length;
  const learnt = { gradient, from: 0, square: meanSquare(gradient, 0, dimensions) };
  for (const row of rows) learnRow(table, row, learnt, rate);
}

function movePrototypes(
  { prototypes, gradients, touched }: Head,
  { dimensions, rate }: Learning,
): void {
  for (const row of touched) {
    const from = row * dimensions;
    const square = meanSquare(gradients, from, dimensions);
    learnRow(prototypes, row, { gradient: gradients, from, square }, rate);
    gradients.fill(0, from, from + dimensions);
    normalizeRow(prototypes.values, from, dimensions);
  }
  touched.clear();
}

function headOf({ occupations }: Task, dimensions: number, random: () => number): Head {
  const prototypes = startingValues(occupations, dimensions, 2, random);
  for (let row = 0; row < occupations; row += 1)
    normalizeRow(prototypes.values, row * dimensions, dimensions);
  return {
    prototypes,
    gradients: new Float32Array(occupations * dimensions),
    touched: new Set(),
    everyone: {
      rows: Int32Array.from({ length: occupations }, (_, row) => row),
      weights: new Float32Array(occupations).fill(1),
    },
  };
}

/** Deterministic for equal settings and examples. */
export function trainEncoder(tasks: readonly Task[], settings: TrainingSettings): TrainedEncoder {
  const { seed, epochs, dimensions } = settings;
  const random = seededRandom(seed);
  const table = startingValues(featureBuckets, dimensions, 0.002, random);
  const heads = tasks.map((task) => headOf(task, dimensions, random));
  const lessons = heads.flatMap((head, at) =>
    (tasks[at]?.examples ?? []).map((example) => ({ example, head })),
  );
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    const learning = { table, dimensions, random, rate: learningRate * (1 - epoch / epochs) };
    const learnt = lessons.filter(({ example: { epochShare = 1 } }) => random() < epochShare);
    for (const [number, { example, head }] of shuffled(learnt, random).entries()) {
      learnName(example, head, learning);
      if (number % batchSize === batchSize - 1)
        for (const each of heads) movePrototypes(each, learning);
    }
    for (const head of heads) movePrototypes(head, learning);
  }
  return { table: table.values, prototypes: heads.map(({ prototypes }) => prototypes.values) };
}
