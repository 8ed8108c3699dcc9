/** With sums of squared gradients (Adagrad), so that rare features learn as fast. */
export interface Learnt {
  readonly values: Float32Array;
  readonly squares: Float32Array;
  readonly dimensions: number;
}

export function startingValues(
  rows: number,
  dimensions: number,
  spread: number,
  random: () => number,
): Learnt {
  return {
    values: Float32Array.from({ length: rows * dimensions }, () => (random() - 0.5) * spread),
    squares: new Float32Array(rows).fill(1e-3),
    dimensions,
  };
}

/** `square` is the mean square of the gradient starting at `from`. */
export function learnRow(
  { values, squares, dimensions }: Learnt,
  row: number,
  { gradient, from, square }: { gradient: Float32Array; from: number; square: number },
  rate: number,
): void {
  const sum = (squares[row] ?? 0) + square;
  squares[row] = sum;
  const step = rate / Math.sqrt(sum);
  const start = row * dimensions;
  for (let at = 0; at < dimensions; at += 1) {
    values[start + at] = (values[start + at] ?? 0) - step * (gradient[from + at] ?? 0);
  }
}

export function meanSquare(gradient: Float32Array, from: number, dimensions: number): number {
  let sum = 0;
  for (let at = from; at < from + dimensions; at += 1) sum += (gradient[at] ?? 0) ** 2;
  return sum / dimensions;
}

/** Returns the length it had. */
export function normalizeRow(values: Float32Array, start: number, dimensions: number): number {
  let square = 1e-12;
  for (let at = start; at < start + dimensions; at += 1) square += (values[at] ?? 0) ** 2;
  const length = Math.sqrt(square);
  for (let at = start; at < start + dimensions; at += 1) values[at] = (values[at] ?? 0) / length;
  return length;
}

export function sumOfRows(
  table: Float32Array,
  rows: readonly number[],
  dimensions: number,
): Float32Array {
  const sum = new Float32Array(dimensions);
  for (const row of rows) {
    const start = row * dimensions;
    for (let at = 0; at < dimensions; at += 1) sum[at] = (sum[at] ?? 0) + (table[start + at] ?? 0);
  }
  return sum;
}

/** Two accumulators, to avoid a dependency per addition. `dimensions` is even. */
export function dotProduct(values: Float32Array, start: number, vector: Float32Array): number {
  let even = 0;
  let odd = 0;
  for (let at = 0; at < vector.length; at += 2) {
    even += (values[start + at] ?? 0) * (vector[at] ?? 0);
    odd += (values[start + at + 1] ?? 0) * (vector[at + 1] ?? 0);
  }
  return even + odd;
}
