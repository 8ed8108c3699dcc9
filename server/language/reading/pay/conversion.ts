import { fullTimeHours } from '@inkognito/shared/rules/criteria/hours';
import type { Token } from '../document.ts';
import type { Quantity } from '../numbers.ts';
import { isAustrian } from './austria.ts';
import type { Bound } from './bounds.ts';
import type { Figure } from './figures.ts';
import type { Period } from './period.ts';

export interface Pay {
  /** Thousands of euros gross a year; only the ends that the text names. */
  readonly min?: number;
  readonly max?: number;
}

const weeks = 52;
/** Of a year less weekends, holidays and leave. */
const workingDays = 220;

/** Hourly pay of marginal employment is never that of a full week. */
const marginal =
  /(?<!kein |keine )mini-?job|geringfügig|(?<!\d)5\d\d[- ]?(?:€|euro)-?(?:basis|job|kraft)|marginal employment/u;
const fullTime = /vollzeit|voll- (?:und|oder|u\.|\/)|full[- ]time/u;

const shown = (value: number) => value.toLocaleString('de-DE');

const ofWeek = /woch|week|(?:^|\/)wo?$/u;
const mostNamed = 3;

interface Named {
  readonly value: number;
  readonly name: string;
}

const distinct = (of: readonly Named[]) => [
  ...new Map(of.map((each) => [each.value, each] as const)).values(),
];

/** Hours of work a week that pay of an hour may be for. */
function hoursIn(tokens: readonly Token[], quantities: readonly Quantity[], lower: string) {
  const named = quantities
    .filter(({ unit, value }) => unit === 'hours' && value >= 4 && value <= 60)
    .map(({ value, last }) => {
      const behind = tokens.slice(last, last + 8);
      const isOfWeek = behind.some((token) => ofWeek.test(token.lower));
      return { value, name: isOfWeek ? 'ofWeek' : 'otherHours' };
    });
  const isOpen = marginal.test(lower) && !fullTime.test(lower);
  const usual = { value: fullTimeHours, name: named.length > 0 ? 'besideHours' : 'fullTime' };
  return [...distinct(named).slice(0, mostNamed), ...(isOpen ? [] : [usual])];
}

const ofTarget =
  /fix|fest|garant|base|variab|erfolg|bonus|provision|prämie|leistung|ergebnis|tantieme|ote/u;
const ofJob = /stelle|teilzeit|pensum|anstellung|umfang|beschäftigungsgrad|^halbtags$/u;
const near = 5;

/** Shares of pay that count: that of full time ("50 %-Stelle"), and the larger part of target pay, as it is the fixed one. */
function sharesIn(tokens: readonly Token[], quantities: readonly Quantity[]) {
  const shares = quantities.flatMap(({ value, unit, first, last }, index): Named[] => {
    const next = quantities[index + 1];
    const isSplit =
      next?.first === last + 2 &&
      value + next.value === 100 &&
      /^(?:\/|:|zu|-)$/u.test(tokens[last + 1]?.lower ?? '');
    const around = tokens.slice(Math.max(0, first - near), last + near + 1);
    const isNear = (words: RegExp) =>
      unit === 'percent' && around.some(({ lower }) => words.test(lower));
    if (value < 5 || value > 95) return [];
    const fixed = Math.max(value, 100 - value) / 100;
    return [
      ...(isSplit || isNear(ofTarget) ? [{ value: fixed, name: 'fixedShare' }] : []),
      ...(isNear(ofJob) ? [{ value: value / 100, name: 'share' }] : []),
    ];
  });
  return distinct(shares).slice(0, mostNamed);
}

/** What makes pay of a period that of a year. */
interface Conversion {
  readonly factor: number;
  readonly name: string;
  readonly note?: string;
}

export function conversionsIn(
  tokens: readonly Token[],
  quantities: readonly Quantity[],
  lower: string,
): Readonly<Record<Period, readonly Conversion[]>> {
  const said = quantities.find(({ unit }) => unit === 'times')?.value;
  const times = said ?? (isAustrian(lower) ? 14 : 12);
  const shares = sharesIn(tokens, quantities);
  const withShares = (factor: number, note?: string) =>
    [{ value: 1, name: 'whole' }, ...shares].map(({ value, name }) => ({
      ...{ factor: factor * value, name },
      ...(note !== undefined && { note }),
    }));
  return {
    hour: hoursIn(tokens, quantities, lower).map(({ value, name }) => ({
      ...{ factor: weeks * value, name, note: `bei ${shown(value)} Stunden in der Woche` },
    })),
    day: withShares(workingDays, `${workingDays} Arbeitstage im Jahr`),
    week: withShares(weeks, `${weeks} Wochen im Jahr`),
    month: withShares(times, `${shown(times)} Monatsgehälter`),
    year: withShares(1),
  };
}

const most = 999;

/** Of the ends that count; `null` where no job pays so little or so much. */
export function payOf({ low, high }: Figure, factor: number, bound: Bound): Pay | null {
  const [min, max] = [low, high].map((euros) => Math.floor((euros * factor) / 1000 + 0.5));
  if (min === undefined || max === undefined || min < 1 || max > most) return null;
  return { ...(bound !== 'max' && { min }), ...(bound !== 'min' && { max }) };
}
