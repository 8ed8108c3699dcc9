import { type Document, isOf, type Token } from '../document.ts';
import type { Quantity } from '../numbers.ts';
import { ids } from '../wordClasses.ts';

/** One amount, or two joined to a range: not yet pay, not yet a year's. */
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
const fillers = new Set(
  '( ) / . ca rund etwa circa max maximal zu ansteigend steigend gross'.split(' '),
);
const longestJoint = 9;
const longestPair = 9;
/** Pay of one job does not spread wider. */
const widestRange = 4;
const widestPair = 3;

const isFiller = (token: Token) => isOf(token, filler) || fillers.has(token.lower);

function isJoined({ tokens }: Document, from: Figure, to: Figure): boolean {
  if (to.first - from.last > longestJoint) return false;
  const [joint, ...others] = tokens
    .slice(from.last + 1, to.first)
    .filter((token) => !isFiller(token))
    .map(({ lower }) => lower);
  if (joint === undefined || others.length > 0) return false;
  if (['-', 'bis', 'to'].includes(joint)) return true;
  const before = tokens.slice(Math.max(0, from.first - 6), from.first);
  return (
    ['und', 'and'].includes(joint) &&
    before.some(({ lower }) => ['zwischen', 'zw', 'between'].includes(lower))
  );
}

/** In "70-85 T€" and "55-65.000 €" what stands once holds for both ends. */
function rangeOf(from: Figure, to: Figure, widest: number): Figure | null {
  const { high, last } = to;
  const isShort = high >= 10_000 && from.low < 1000 && !from.isScaled && from.low * 1000 <= high;
  const low = isShort ? from.low * 1000 : from.low;
  if (low > high || high > low * widest) return null;
  const isScaled = from.isScaled || to.isScaled;
  return { first: from.first, last, low, high, isRange: low < high, isScaled };
}

function joinedIn(document: Document, amounts: readonly Figure[]): Figure[] {
  const figures: Figure[] = [];
  for (let index = 0; index < amounts.length; index++) {
    const [amount, next] = [amounts[index], amounts[index + 1]];
    if (amount === undefined) break;
    const isRange = next !== undefined && isJoined(document, amount, next);
    const range = isRange ? rangeOf(amount, next, widestRange) : null;
    if (range !== null) index++;
    figures.push(range ?? amount);
  }
  return figures;
}

/** Two amounts that may be the ends of one: "€95 to €105", "80.000, mit Bonus 95.000". */
function pairsIn({ tokens }: Document, figures: readonly Figure[]): Figure[] {
  return figures.slice(1).flatMap((next, index): Figure[] => {
    const from = figures[index];
    if (from === undefined || from.isRange || next.isRange) return [];
    const isNear = next.first - from.last <= longestPair;
    if (!isNear || tokens[from.last]?.line !== tokens[next.first]?.line) return [];
    const range = rangeOf(from, next, widestPair);
    return range?.isRange ? [range] : [];
  });
}

/** "4,2 im Monat" are thousands. */
const [least, leastInThousands] = [9, 1.2];
const mostFigures = 40;

/** Amounts and ranges, then pairs that may be ranges. */
export function figuresIn(document: Document, quantities: readonly Quantity[]) {
  const amounts = quantities
    .filter(
      ({ unit, value }) =>
        (unit === null || unit === 'euro') &&
        value >= (Number.isInteger(value) ? least : leastInThousands),
    )
    .map(({ value, isScaled, first, last }) => ({
      ...{ low: value, high: value, isRange: false, isScaled, first, last },
    }));
  const figures = joinedIn(document, amounts).slice(0, mostFigures);
  return { figures, pairs: pairsIn(document, figures) };
}
