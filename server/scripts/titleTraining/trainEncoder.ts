// A table of hashed features and one prototype for each occupation, trained together: the sum of a name's features
// is to point where the prototype of its occupation points, and away from all others.
import { featureBuckets } from '../../src/title/encoder/titleFeatures.ts';
import { seededRandom, shuffled } from './random.ts';

/** A name as the encoder sees it, and how much it belongs to which occupations; the shares add up to 1. */
export interface Example {
  /** The rows of its features, with noise of chance: asked for afresh in every epoch. */
  readonly features: (random: () => number) => readonly number[];
  readonly shares: ReadonlyMap<number, number>;
}

export interface TrainingSettings {
  readonly seed: number;
  readonly epochs: number;
  readonly dimensions: number;
  /** How many prototypes there are. */
  readonly occupations: number;
}

export interface TrainedEncoder {
  /** `featureBuckets` rows of `dimensions` numbers. */
  readonly table: Float32Array;
  /** One row of length 1 for each occupation. */
  readonly prototypes: Float32Array;
}

/** Sharpens cosines before the softmax; without it the nearest of a thousand could not stand out. */
const sharpness = 16;

const learningRate = 0.1;

/** Prototypes are moved once in so many names, as moving all of them costs as much as comparing with them. */
const batchSize = 16;

/** A share of the softmax below this moves nothing. */
const negligible = 1e-4;

/** Numbers that are learnt, with the sum of their squared gradients (Adagrad), so that rare features learn as fast. */
interface Learnt {
  readonly values: Float32Array;
  readonly squares: Float32Array;
}

function startingValues(count: number, spread: number, random: () => number): Learnt {
  return {
    values: Float32Array.from({ length: count }, () => (random() - 0.5) * spread),
    squares: new Float32Array(count).fill(1e-3),
  };
}

function learn({ values, squares }: Learnt, at: number, gradient: number, rate: number): void {
  const square = (squares[at] ?? 0) + gradient * gradient;
  squares[at] = square;
  values[at] = (values[at] ?? 0) - (rate * gradient) / Math.sqrt(square);
}

/** Scales one row to length 1 and answers the length it had. */
function normalizeRow(values: Float32Array, start: number, dimensions: number): number {
  let square = 1e-12;
  for (let at = start; at < start + dimensions; at += 1) square += (values[at] ?? 0) ** 2;
  const length = Math.sqrt(square);
  for (let at = start; at < start + dimensions; at += 1) values[at] = (values[at] ?? 0) / length;
  return length;
}

function sumOfRows(table: Float32Array, rows: readonly number[], dimensions: number): Float32Array {
  const sum = new Float32Array(dimensions);
  for (const row of rows) {
    const start = row * dimensions;
    for (let at = 0; at < dimensions; at += 1) sum[at] = (sum[at] ?? 0) + (table[start + at] ?? 0);
  }
  return sum;
}

/** The softmax of the cosines between a vector and all prototypes. */
function softmaxOver(prototypes: Float32Array, vector: Float32Array): Float32Array {
  const { length: dimensions } = vector;
  const odds = new Float32Array(prototypes.length / dimensions);
  let total = 0;
  for (let row = 0; row < odds.length; row += 1) {
    let cosine = 0;
    const start = row * dimensions;
    for (let at = 0; at < dimensions; at += 1)
      cosine += (prototypes[start + at] ?? 0) * (vector[at] ?? 0);
    const odd = Math.exp(sharpness * (cosine - 1));
    odds[row] = odd;
    total += odd;
  }
  for (let row = 0; row < odds.length; row += 1) odds[row] = (odds[row] ?? 0) / total;
  return odds;
}

interface Encoder {
  readonly dimensions: number;
  readonly table: Learnt;
  readonly prototypes: Learnt;
  /** Where the names of the batch so far want the prototypes to go. */
  readonly prototypeGradients: Float32Array;
  readonly touchedPrototypes: Set<number>;
}

/** Where the vector is to go, by how far the softmax is from the shares; notes the same for the prototypes. */
function gradientOf(
  encoder: Encoder,
  vector: Float32Array,
  shares: Example['shares'],
): Float32Array {
  const { dimensions, prototypes, prototypeGradients, touchedPrototypes } = encoder;
  const odds = softmaxOver(prototypes.values, vector);
  for (const [occupation, share] of shares) odds[occupation] = (odds[occupation] ?? 0) - share;
  const gradient = new Float32Array(dimensions);
  for (let row = 0; row < odds.length; row += 1) {
    const error = odds[row] ?? 0;
    if (Math.abs(error) < negligible) continue;
    touchedPrototypes.add(row);
    const start = row * dimensions;
    const pull = error * sharpness;
    for (let at = 0; at < dimensions; at += 1) {
      gradient[at] = (gradient[at] ?? 0) + pull * (prototypes.values[start + at] ?? 0);
      prototypeGradients[start + at] =
        (prototypeGradients[start + at] ?? 0) + pull * (vector[at] ?? 0);
    }
  }
  return gradient;
}

function learnName(
  encoder: Encoder,
  rows: readonly number[],
  shares: Example['shares'],
  rate: number,
): void {
  const { dimensions, table } = encoder;
  const vector = sumOfRows(table.values, rows, dimensions);
  const length = normalizeRow(vector, 0, dimensions);
  const gradient = gradientOf(encoder, vector, shares);
  // Only what turns the vector counts, as its length is normalised away.
  let along = 0;
  for (let at = 0; at < dimensions; at += 1) along += (gradient[at] ?? 0) * (vector[at] ?? 0);
  for (let at = 0; at < dimensions; at += 1)
    gradient[at] = ((gradient[at] ?? 0) - along * (vector[at] ?? 0)) / length;
  for (const row of rows) {
    const start = row * dimensions;
    for (let at = 0; at < dimensions; at += 1) learn(table, start + at, gradient[at] ?? 0, rate);
  }
}

function movePrototypes(encoder: Encoder, rate: number): void {
  const { dimensions, prototypes, prototypeGradients, touchedPrototypes } = encoder;
  for (const row of touchedPrototypes) {
    const start = row * dimensions;
    for (let at = start; at < start + dimensions; at += 1) {
      learn(prototypes, at, prototypeGradients[at] ?? 0, rate);
      prototypeGradients[at] = 0;
    }
    normalizeRow(prototypes.values, start, dimensions);
  }
  touchedPrototypes.clear();
}

/** Trains on the examples; the same settings and examples give the same numbers, always. */
export function trainEncoder(
  examples: readonly Example[],
  settings: TrainingSettings,
): TrainedEncoder {
  const { seed, epochs, dimensions, occupations } = settings;
  const random = seededRandom(seed);
  const encoder: Encoder = {
    dimensions,
    table: startingValues(featureBuckets * dimensions, 0.002, random),
    prototypes: startingValues(occupations * dimensions, 2, random),
    prototypeGradients: new Float32Array(occupations * dimensions),
    touchedPrototypes: new Set(),
  };
  for (let row = 0; row < occupations; row += 1)
    normalizeRow(encoder.prototypes.values, row * dimensions, dimensions);
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    const rate = learningRate * (1 - epoch / epochs);
    for (const [number, { features, shares }] of shuffled(examples, random).entries()) {
      learnName(encoder, features(random), shares, rate);
      if (number % batchSize === batchSize - 1) movePrototypes(encoder, rate);
    }
    movePrototypes(encoder, rate);
  }
  return { table: encoder.table.values, prototypes: encoder.prototypes.values };
}
