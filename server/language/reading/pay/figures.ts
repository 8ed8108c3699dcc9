import type { Figure } from './amounts.ts';

const joints: ReadonlySet<string> = new Set(['-', 'bis', 'to']);
const pairJoints: ReadonlySet<string> = new Set(['und', 'and']);
const fillers: ReadonlySet<string> = new Set(
  (
    'brutto gross pro je im die per a an stunde std std. h jahr monat p.a. p.a pa ca. ca rund etwa circa max. max ' +
    'maximal zu ansteigend steigend mtl. monatlich jährlich year hour month euro eur € ,- von'
  ).split(' '),
);
const longestJoint = 48;
const longestPair = 40;
/** Pay of one job does not spread wider. */
const widestRange = 4;
const widestPair = 3;

function isJoined(lower: string, from: Figure, to: Figure): boolean {
  const { end } = from;
  if (to.start - end > longestJoint) return false;
  const words = lower
    .slice(end, to.start)
    .split(/[\s/()]+/)
    .filter((word) => word !== '' && !fillers.has(word));
  if (words.length !== 1) return false;
  const [joint = ''] = words;
  if (joints.has(joint)) return true;
  if (!pairJoints.has(joint)) return false;
  return /zwischen|zw\.|between/.test(lower.slice(Math.max(0, from.start - 40), from.start));
}

/** In "70-85 T€" and "55-65.000 €" what stands once holds for both ends. */
function rangeOf(from: Figure, to: Figure, widest: number): Figure | null {
  const { high, end } = to;
  const isShort = high >= 10_000 && from.low < 1000 && !from.scaled && from.low * 1000 <= high;
  const low = isShort ? from.low * 1000 : from.low;
  if (low > high || high > low * widest) return null;
  const currency = from.currency ?? to.currency;
  const scaled = from.scaled || to.scaled;
  return { start: from.start, end, low, high, isRange: low < high, currency, scaled };
}

export function figuresIn(lower: string, amounts: readonly Figure[]): Figure[] {
  const figures: Figure[] = [];
  for (let index = 0; index < amounts.length; index++) {
    const [amount, next] = [amounts[index], amounts[index + 1]];
    if (amount === undefined) break;
    const range = next && isJoined(lower, amount, next) ? rangeOf(amount, next, widestRange) : null;
    if (range !== null) index++;
    figures.push(range ?? amount);
  }
  return figures;
}

/** Two amounts that may be the ends of one: "€95 to €105", "80.000, mit Bonus 95.000". */
export function pairsIn(lower: string, figures: readonly Figure[]): Figure[] {
  return figures.slice(1).flatMap((next, index): Figure[] => {
    const from = figures[index];
    if (from === undefined || from.isRange || next.isRange || next.start - from.end > longestPair)
      return [];
    if (lower.slice(from.end, next.start).includes('\n')) return [];
    const range = rangeOf(from, next, widestPair);
    return range?.isRange ? [range] : [];
  });
}
