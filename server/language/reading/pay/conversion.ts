import { fullTimeHours } from '@inkognito/shared/rules/criteria/hours';
import type { Token } from '../document.ts';
import type { Quantity } from '../numbers.ts';
import { isAustrian } from './austria.ts';
import type { Bound } from './bounds.ts';
import type { PeriodPay } from './period.ts';

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

const timesIn = (quantities: readonly Quantity[]) =>
  quantities.find(({ value, unit }) => unit === 'times' && value >= 12 && value < 16)?.value;

export interface Conversions {
  /** How often pay of a month comes in a year. */
  readonly times: number;
  readonly hours: readonly Named[];
  readonly shares: readonly Named[];
}

export const conversionsOf = (
  tokens: readonly Token[],
  quantities: readonly Quantity[],
  lower: string,
): Conversions => ({
  times: timesIn(quantities) ?? (isAustrian(lower) ? 14 : 12),
  hours: hoursIn(tokens, quantities, lower),
  shares: sharesIn(tokens, quantities),
});

/** Some way to make pay of a year: which ends count, which share of it, for how many hours a week. */
export interface Way {
  readonly bound: Bound;
  readonly share: number;
  readonly hours: number;
  readonly name: string;
}

const shown = (value: number) => value.toLocaleString('de-DE');
const toThousands = (euros: number) => Math.floor(euros / 1000 + 0.5);
const most = 999;

export function yearly(
  { figure, period, scale }: PeriodPay,
  { bound, share, hours }: Way,
  { times }: Conversions,
): { value: Pay; note: string | undefined } | null {
  const [factor, note] = {
    hour: [weeks * hours, `bei ${shown(hours)} Stunden in der Woche`] as const,
    day: [workingDays, `${workingDays} Arbeitstage im Jahr`] as const,
    week: [weeks, `${weeks} Wochen im Jahr`] as const,
    month: [times, `${shown(times)} Monatsgehälter`] as const,
    year: [1, undefined] as const,
  }[period];
  const thousandsOf = (euros: number) => toThousands(euros * factor * scale * share);
  const min = bound === 'max' ? undefined : thousandsOf(figure.low);
  const max = bound === 'min' ? undefined : thousandsOf(figure.high);
  if ([min, max].some((each) => each !== undefined && (each < 1 || each > most))) return null;
  const value = { ...(min !== undefined && { min }), ...(max !== undefined && { max }) };
  return { value, note };
}
