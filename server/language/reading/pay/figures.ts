import type { Place } from '../fact.ts';
import type { Amount, Currency } from './amounts.ts';

/** One amount or two joined to a range, as the text gives it: not yet pay, not yet a year's. */
export interface Figure extends Place {
  readonly low: number;
  readonly high: number;
  readonly isRange: boolean;
  readonly currency: Currency | null;
  readonly scaled: boolean;
}

const joints: ReadonlySet<string> = new Set(['-', 'bis', 'to']);
const pairJoints: ReadonlySet<string> = new Set(['und', 'and']);
const fillers: ReadonlySet<string> = new Set(
  (
    'brutto gross pro je im die per a an stunde std std. h jahr monat p.a. p.a pa ca. ca rund etwa circa max. max ' +
    'maximal zu ansteigend steigend mtl. monatlich jährlich year hour month euro eur € ,- von'
  ).split(' '),
);
const longestJoint = 48;
/** Pay of one job does not spread wider. */
const widestRange = 4;

function isJoined(lower: string, from: Amount, to: Amount): boolean {
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
function ends(from: Amount, to: Amount): [number, number] {
  if (to.value >= 10_000 && from.value < 1000 && !from.scaled && from.value * 1000 <= to.value) {
    return [from.value * 1000, to.value];
  }
  return [from.value, to.value];
}

function join(lower: string, from: Amount, to: Amount | undefined): Figure | null {
  if (to === undefined || !isJoined(lower, from, to)) return null;
  const [low, high] = ends(from, to);
  if (low > high || high > low * widestRange) return null;
  const currency = from.currency ?? to.currency;
  const scaled = from.scaled || to.scaled;
  return { start: from.start, end: to.end, low, high, isRange: low < high, currency, scaled };
}

export function figuresIn(lower: string, amounts: readonly Amount[]): Figure[] {
  const figures: Figure[] = [];
  for (let index = 0; index < amounts.length; index++) {
    const amount = amounts[index];
    if (amount === undefined) break;
    const range = join(lower, amount, amounts[index + 1]);
    if (range !== null) index++;
    figures.push(range ?? { ...amount, low: amount.value, high: amount.value, isRange: false });
  }
  return figures;
}
