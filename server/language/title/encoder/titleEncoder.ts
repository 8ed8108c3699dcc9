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

const chanceBy = ({ cosine, bias }: Calibration, value: number): number =>
  1 / (1 + Math.exp(-cosine * value - bias));

/** Two sums, so that an addition need not wait for the one before. The length is even. */
export function cosineOf(rows: Float32Array, vector: Float32Array, start = 0): number {
  let [even, odd] = [0, 0];
  for (let at = 0; at < vector.length; at += 2) {
    even += (rows[start + at] ?? 0) * (vector[at] ?? 0);
    odd += (rows[start + at + 1] ?? 0) * (vector[at + 1] ?? 0);
  }
  return even + odd;
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

export function createEncoder(weights: EncoderWeights, readWord: WordReader): TitleEncoder {
  const { dimensions, calibration, occupations } = weights;
  const table = bytesOf(weights.table);
  // One row of length 1 for each occupation, one behind the other.
  const rows = unitRows(weights.prototypes, dimensions);
  const starts = new Map(occupations.map((id, at) => [id, at * dimensions]));
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
    guess: (vector, count) => {
      const cosines = new Float32Array(occupations.length);
      for (let at = 0; at < occupations.length; at += 1) {
        cosines[at] = cosineOf(rows, vector, at * dimensions);
      }
      // A full sort would take most of the time of a reading; numbers alone are sorted fast.
      const least = cosines.toSorted().at(-count) ?? -1;
      const nearest: Guess[] = [];
      cosines.forEach((cosine, at) => {
        if (cosine < least) return;
        nearest.push({ id: occupations[at] ?? '', cosine, chance: chanceBy(calibration, cosine) });
      });
      return nearest.sort((left, right) => right.cosine - left.cosine).slice(0, count);
    },
    chanceOf: (vector, id) => {
      const start = starts.get(id);
      return start === undefined ? null : chanceBy(calibration, cosineOf(rows, vector, start));
    },
  };
}
