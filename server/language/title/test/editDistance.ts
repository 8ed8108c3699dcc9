/** Damerau-Levenshtein (optimal string alignment); `limit + 1` for anything above `limit`. */
export function editDistance(left: string, right: string, limit: number): number {
  if (Math.abs(left.length - right.length) > limit) return limit + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: right.length + 1 }, (_, column) => column);
  for (let row = 1; row <= left.length; row += 1) {
    const current = [row];
    let best = row;
    for (let column = 1; column <= right.length; column += 1) {
      const distance = cheapestStep(left, right, row, column, { beforeLast, last, current });
      current.push(distance);
      if (distance < best) best = distance;
    }
    if (best > limit) return limit + 1;
    beforeLast = last;
    last = current;
  }
  return Math.min(last[right.length] ?? limit + 1, limit + 1);
}

interface Rows {
  readonly beforeLast: readonly number[];
  readonly last: readonly number[];
  readonly current: readonly number[];
}

function cheapestStep(
  left: string,
  right: string,
  row: number,
  column: number,
  rows: Rows,
): number {
  const same = left[row - 1] === right[column - 1];
  const distance = Math.min(
    (rows.last[column - 1] ?? Infinity) + (same ? 0 : 1),
    (rows.last[column] ?? Infinity) + 1,
    (rows.current[column - 1] ?? Infinity) + 1,
  );
  const swapped =
    row > 1 &&
    column > 1 &&
    left[row - 1] === right[column - 2] &&
    left[row - 2] === right[column - 1];
  return swapped ? Math.min(distance, (rows.beforeLast[column - 2] ?? Infinity) + 1) : distance;
}
