/** Milliseconds of each call, sorted. */
export type Timings = readonly number[];

/** Runs the work for each value, one after the other. */
export async function timeEach<Value>(
  values: readonly Value[],
  work: (value: Value) => Promise<unknown>,
): Promise<Timings> {
  const timings: number[] = [];
  for (const value of values) {
    const startedAt = performance.now();
    await work(value);
    timings.push(performance.now() - startedAt);
  }
  return timings.sort((a, b) => a - b);
}

/** The value below which this share of the timings lies; 0 of none. */
export function quantile(sorted: Timings, share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

/** By which power of the size the time grows: 1 is linear, 0 does not grow. */
export function growthExponent(
  small: { size: number; time: number },
  large: { size: number; time: number },
): number {
  return Math.log(large.time / small.time) / Math.log(large.size / small.size);
}
