// The two figures by which title understanding is judged.

export type TitlePair = readonly [string, string];

export const asPairs = (pairs: readonly (readonly string[])[]): TitlePair[] =>
  pairs.map(([left = '', right = '']) => [left, right]);

/** The share of (same, other) pairs in which the same job is judged nearer; ties count half. */
export function areaUnderCurve(higher: readonly number[], lower: readonly number[]): number {
  let won = 0;
  for (const high of higher) {
    for (const low of lower) won += high > low ? 1 : high === low ? 0.5 : 0;
  }
  return won / (higher.length * lower.length);
}

/**
 * How often the second title of a pair is the nearest to the first among the second titles of all pairs. Of several
 * equally near ones each counts as found in its share, as chance would find it.
 */
export function recallAtOne(
  pairs: readonly TitlePair[],
  similarity: (left: string, right: string) => number,
): number {
  const targets = [...new Set(pairs.map(([, right]) => right))];
  let found = 0;
  for (const [left, right] of pairs) {
    const wanted = similarity(left, right);
    const values = targets.map((target) => similarity(left, target));
    if (values.some((value) => value > wanted)) continue;
    found += 1 / values.filter((value) => value === wanted).length;
  }
  return found / pairs.length;
}
