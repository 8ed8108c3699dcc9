/** One line of the report: what was measured, beside what, and whether that is good enough. */
export type Figure = {
  /** The target's number in the list of performance targets. */
  target: string;
  what: string;
  figure: string;
  /** The floor or the rival, measured in the same run. */
  beside: string;
  wanted: string;
  met: boolean;
};

export const inMs = (value: number): string => `${value.toFixed(value < 10 ? 2 : 0)} ms`;
export const inMicros = (value: number): string => `${value.toFixed(value < 10 ? 2 : 0)} µs`;
export const megabyte = 1024 * 1024;
export const inMegabytes = (bytes: number): string => `${(bytes / megabyte).toFixed(0)} MB`;
export const times = (value: number): string => `${value.toFixed(2)}x`;

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  const [below = 0, above = 0] = [sorted[middle - 1], sorted[middle]];
  return sorted.length % 2 === 1 ? above : (below + above) / 2;
}

export function printFigures(figures: readonly Figure[]): void {
  console.table(
    figures.map(({ target, what, figure, beside, wanted, met }) => ({
      target,
      what,
      figure,
      beside,
      wanted,
      met: met ? 'yes' : 'NO',
    })),
  );
}
