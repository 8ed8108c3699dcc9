import { type Document, isOf, type Token } from '../document.ts';
import type { Quantity } from '../numbers.ts';
import { ids } from '../wordClasses.ts';

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

const filler = ids('EURO', 'EVERY', 'MONTH', 'YEAR', 'HOURS', 'FROM');
const fillers = new Set('( ) . ca rund etwa circa max maximal zu ansteigend steigend'.split(' '));
const isFiller = (token: Token) => isOf(token, filler) || fillers.has(token.lower);

/** "60 bis 70", "zwischen 60 und 70" are no amounts of their own. */
function isJoined(tokens: readonly Token[], from: Figure, to: Figure): boolean {
  const [joint = '', ...others] = tokens
    .slice(from.last + 1, to.first)
    .filter((token) => !isFiller(token))
    .map(({ lower }) => lower);
  const before = tokens.slice(Math.max(0, from.first - 6), from.first);
  const isBetween = before.some(({ lower }) => ['zwischen', 'zw', 'between'].includes(lower));
  const joints = isBetween ? ['-', 'bis', 'to', 'und', 'and'] : ['-', 'bis', 'to'];
  return others.length === 0 && joints.includes(joint);
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

/** The amounts, and all that may be pay: ranges, what is no part of them, and pairs as in "80.000, mit Bonus 95.000". */
export function figuresIn({ tokens }: Document, quantities: readonly Quantity[]) {
  const amounts = quantities
    .filter(({ unit }) => unit === null || unit === 'euro')
    .filter(({ value }) => value >= (Number.isInteger(value) ? least : leastInThousands))
    .slice(0, mostAmounts)
    .map(({ value, isScaled, first, last }): Figure => ({
      ...{ low: value, high: value, isRange: false, isScaled, first, last },
    }));
  const figures: Figure[] = [];
  for (let at = 0; at < amounts.length; at += 1) {
    const [amount, next] = [amounts[at] as Figure, amounts[at + 1]];
    const range = next === undefined ? null : rangeOf(amount, next);
    const isWhole = range !== null && next !== undefined && isJoined(tokens, amount, next);
    if (!isWhole) figures.push(amount);
    if (range !== null) figures.push(range);
    if (isWhole) at += 1;
  }
  return { amounts, figures };
}
