export interface Case {
  readonly measured: readonly number[];
  readonly isTrue: boolean;
}

const rounds = 60;

/** Regularisation: separable cases would make the curve infinitely steep. */
const damping = 1e-3;

/** Gauss-Jordan elimination, in place. */
function solve(matrix: number[][], values: number[]): number[] {
  const size = values.length;
  for (let column = 0; column < size; column += 1) {
    const pivot = matrix[column] ?? [];
    const scale = pivot[column] ?? 1;
    for (let row = 0; row < size; row += 1) {
      const current = matrix[row] ?? [];
      if (row === column) continue;
      const factor = (current[column] ?? 0) / scale;
      for (let at = column; at < size; at += 1) {
        current[at] = (current[at] ?? 0) - factor * (pivot[at] ?? 0);
      }
      values[row] = (values[row] ?? 0) - factor * (values[column] ?? 0);
    }
  }
  return values.map((value, row) => value / (matrix[row]?.[row] ?? 1));
}

/** Newton's method; factors, then the bias. Rounded to four places, so that the weights file is stable. */
export function fitLogistic(cases: readonly Case[]): number[] {
  const size = (cases[0]?.measured.length ?? 0) + 1;
  let factors = Array.from({ length: size }, () => 0);
  for (let round = 0; round < rounds; round += 1) {
    const curvature = Array.from({ length: size }, (_, row) =>
      Array.from({ length: size }, (__, column): number => (row === column ? damping : 0)),
    );
    const slope = factors.map((factor) => -damping * factor);
    for (const { measured, isTrue } of cases) {
      const values = [...measured, 1];
      const sum = values.reduce((total, value, at) => total + value * (factors[at] ?? 0), 0);
      const chance = 1 / (1 + Math.exp(-sum));
      const weight = chance * (1 - chance);
      for (const [row, value] of values.entries()) {
        slope[row] = (slope[row] ?? 0) + ((isTrue ? 1 : 0) - chance) * value;
        const line = curvature[row] ?? [];
        for (const [column, other] of values.entries()) {
          line[column] = (line[column] ?? 0) + weight * value * other;
        }
      }
    }
    const step = solve(curvature, slope);
    factors = factors.map((factor, at) => factor + (step[at] ?? 0));
  }
  return factors.map((factor) => Math.round(factor * 10_000) / 10_000);
}
