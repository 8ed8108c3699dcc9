import { readFileSync } from 'node:fs';
import type { WordReader } from '../text/titleWords.ts';
import { titleFeatures } from './titleFeatures.ts';

/** Written by `npm run titles:train`; both tables are signed bytes in base64, row by row. */
export interface EncoderWeights {
  readonly dimensions: number;
  readonly table: string;
  readonly occupations: readonly string[];
  readonly prototypes: string;
  readonly calibration: Calibration;
}

/** The logistic curve from cosine to chance, fitted to names that the encoder had not been trained on. */
export interface Calibration {
  readonly cosine: number;
  readonly bias: number;
}

export interface Guess {
  readonly id: string;
  readonly cosine: number;
  readonly chance: number;
}

/** The build copies the file beside the program. An import would keep its text for as long as the server runs. */
export function readWeights(): EncoderWeights {
  const file = new URL('./weights.json', import.meta.url);
  return JSON.parse(readFileSync(file, 'utf8')) as EncoderWeights;
}

export interface TitleEncoder {
  /** Length 1, or 0 where no word says anything. */
  readonly encode: (words: readonly string[]) => Float32Array;
  readonly guess: (vector: Float32Array, count: number) => readonly Guess[];
  readonly chanceOf: (vector: Float32Array, id: string) => number | null;
}

/** One row of length 1 for each occupation, one behind the other. */
interface Prototypes {
  readonly ids: readonly string[];
  readonly rows: Float32Array;
  readonly dimensions: number;
}

const chanceBy = ({ cosine, bias }: Calibration, value: number): number =>
  1 / (1 + Math.exp(-cosine * value - bias));

/** Two sums, so that an addition need not wait for the one before. The length is even. */
function cosineAt(rows: Float32Array, start: number, vector: Float32Array): number {
  let [even, odd] = [0, 0];
  for (let at = 0; at < vector.length; at += 2) {
    even += (rows[start + at] ?? 0) * (vector[at] ?? 0);
    odd += (rows[start + at + 1] ?? 0) * (vector[at + 1] ?? 0);
  }
  return even + odd;
}

export function cosineOf(left: Float32Array, right: Float32Array): number {
  return cosineAt(left, 0, right);
}

function normalized(sum: Float32Array): Float32Array {
  const length = Math.sqrt(cosineOf(sum, sum));
  return length === 0 ? sum : sum.map((value) => value / length);
}

function bytesOf(base64: string): Int8Array {
  const { buffer, byteOffset, byteLength } = Buffer.from(base64, 'base64');
  return new Int8Array(buffer, byteOffset, byteLength);
}

function unitRows(base64: string, dimensions: number): Float32Array {
  const rows = Float32Array.from(bytesOf(base64));
  for (let start = 0; start < rows.length; start += dimensions) {
    const row = rows.subarray(start, start + dimensions);
    row.set(normalized(row));
  }
  return rows;
}

/** A full sort of a thousand prototypes would take most of the time of a reading; numbers alone are sorted fast. */
function nearestOf(
  { ids, rows, dimensions }: Prototypes,
  vector: Float32Array,
  count: number,
): { readonly id: string; readonly cosine: number }[] {
  const cosines = new Float32Array(ids.length);
  for (let at = 0; at < ids.length; at += 1) {
    cosines[at] = cosineAt(rows, at * dimensions, vector);
  }
  const least = cosines.toSorted().at(-count) ?? -1;
  const nearest: { id: string; cosine: number }[] = [];
  cosines.forEach((cosine, at) => {
    if (cosine >= least) nearest.push({ id: ids[at] ?? '', cosine });
  });
  return nearest.sort((left, right) => right.cosine - left.cosine).slice(0, count);
}

export function createEncoder(weights: EncoderWeights, readWord: WordReader): TitleEncoder {
  const { dimensions, calibration } = weights;
  const table = bytesOf(weights.table);
  const rows = unitRows(weights.prototypes, dimensions);
  const prototypes = { ids: weights.occupations, rows, dimensions };
  const starts = new Map(prototypes.ids.map((id, at) => [id, at * dimensions]));
  return {
    encode: (words) => {
      const sum = new Float32Array(dimensions);
      for (const bucket of titleFeatures(words, readWord)) {
        const start = bucket * dimensions;
        for (let at = 0; at < dimensions; at += 1)
          sum[at] = (sum[at] ?? 0) + (table[start + at] ?? 0);
      }
      return normalized(sum);
    },
    guess: (vector, count) =>
      nearestOf(prototypes, vector, count).map(({ id, cosine }) => ({
        id,
        cosine,
        chance: chanceBy(calibration, cosine),
      })),
    chanceOf: (vector, id) => {
      const start = starts.get(id);
      return start === undefined ? null : chanceBy(calibration, cosineAt(rows, start, vector));
    },
  };
}
