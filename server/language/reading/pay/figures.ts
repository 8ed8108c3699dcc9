import type { Quantity } from '../numbers.ts';

/** One amount, or two as the ends of a range: not yet pay, not yet a year's. */
export interface Figure {
  readonly low: number;
  readonly high: number;
  readonly isRange: boolean;
  readonly isScaled: boolean;
  /** Of tokens. */
  readonly first: number;
  readonly last: number;
}

const longestBetween = 9;
/** Pay of one job does not spread wider. */
const widest = 4;

/** In "70-85 T€" and "55-65.000 €" what stands once holds for both ends. */
function rangeOf(from: Figure, to: Figure): Figure | null {
  const { high, last } = to;
  if (to.first - from.last > longestBetween) return null;
  const isShort = high >= 10_000 && from.low < 1000 && !from.isScaled && from.low * 1000 <= high;
  const low = isShort ? from.low * 1000 : from.low;
  if (low >= high || high > low * widest) return null;
  const isScaled = from.isScaled || to.isScaled;
  return { first: from.first, last, low, high, isRange: true, isScaled };
}

/** "4,2 im Monat" are thousands. */
const [least, leastInThousands] = [9, 1.2];
const mostAmounts = 40;

/** The amounts, and what may be the ends of a range: "60-70", "80.000, mit Bonus 95.000"; which of them is meant is learnt. */
export function figuresIn(quantities: readonly Quantity[]) {
  const amounts = quantities
    .filter(({ unit }) => unit === null || unit === 'euro')
    .filter(({ value }) => value >= (Number.isInteger(value) ? least : leastInThousands))
    .slice(0, mostAmounts)
    .map(({ value, isScaled, first, last }): Figure => ({
      ...{ low: value, high: value, isRange: false, isScaled, first, last },
    }));
  const ranges = amounts.slice(1).map((to, index) => rangeOf(amounts[index] ?? to, to));
  return { amounts, ranges: ranges.filter((range) => range !== null) };
}
