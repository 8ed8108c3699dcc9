import { fullTimeHours } from '@inkognito/shared/rules/criteria/hours';
import type { Document } from '../document.ts';
import type { Quantity } from '../numbers.ts';
import { isAustrian } from './austria.ts';
import type { Bound } from './bounds.ts';
import type { Period, PeriodPay } from './period.ts';

export interface Pay {
  /** Thousands of euros gross a year; only the ends that the text names. */
  readonly min?: number;
  readonly max?: number;
}

const timesBefore = /^(?:×|\*|mal|times|x)$/u;
const timesBehind =
  /^(?:x|×|mal|times|(?:brutto|monats)?(?:gehältern?|löhnen?|bezügen?)|salaries)$/u;
const ordinalBehind = /^(?:monats|gehalt|bezug|lohn|salär|th$)/u;

/** How often pay for a month comes: "13 Gehälter", "dreizehnmal", "x 14", "13. Gehalt". */
function timesIn({ tokens }: Document, quantities: readonly Quantity[]): number | null {
  const lowerOf = (at: number) => tokens[at]?.lower ?? '';
  const found = quantities.find(({ value, unit, first, last }) => {
    if (value < 12 || value >= 16 || unit !== null) return false;
    const behind = lowerOf(last + (/^[.-]$/u.test(lowerOf(last + 1)) ? 2 : 1));
    return (
      timesBefore.test(lowerOf(first - 1)) ||
      timesBehind.test(behind) ||
      /^x|mal$/u.test(lowerOf(last)) ||
      (value > 12 && ordinalBehind.test(behind))
    );
  });
  return found?.value ?? null;
}

const weeks = 52;
/** Of a year less weekends, holidays and leave. */
const workingDays = 220;

/** Hourly pay of marginal employment is never that of a full week. */
const marginal =
  /(?<!kein |keine )mini-?job|geringfügig|(?<!\d)5\d\d[- ]?(?:€|euro)-?(?:basis|job|kraft)|marginal employment/u;
const fullTime = /vollzeit|voll- (?:und|oder|u\.|\/)|full[- ]time/u;

/** Of work a week, at least and at most. */
type Hours = readonly [least: number, most: number];

const ofWeek = /woch|week|(?:^|\/)wo?$/u;

/** Numbers of hours of work; those said of a week first. */
function hoursIn({ tokens }: Document, quantities: readonly Quantity[]) {
  const named = quantities.filter(
    ({ unit, value }) => unit === 'hours' && value >= 4 && value <= 60,
  );
  const weekly = named.filter(({ last }) =>
    tokens.slice(last, last + 8).some(({ lower }) => ofWeek.test(lower)),
  );
  const distinct = (of: readonly Quantity[]) => [...new Set(of.map(({ value }) => value))];
  return { weekly: distinct(weekly), named: distinct(named) };
}

const ofJob = /stelle|teilzeit|pensum|anstellung|umfang|beschäftigungsgrad|^halbtags$/u;

/** Shares of full time that a job has. */
function sharesIn({ tokens }: Document, quantities: readonly Quantity[]): number[] {
  const found = quantities.filter(
    ({ unit, value, first, last }) =>
      unit === 'percent' &&
      value >= 10 &&
      value < 100 &&
      tokens.slice(Math.max(0, first - 3), last + 3).some(({ lower }) => ofJob.test(lower)),
  );
  return [...new Set(found.map(({ value }) => value / 100))];
}

export interface Conversions {
  readonly times: number;
  /** Of a week, as the text says; `null` where they are surely not those of full time, and are not said. */
  readonly hours: Hours | null;
  readonly otherHours: readonly number[];
  readonly share: number | null;
}

const mostHours = 3;

export function conversionsOf(
  document: Document,
  lower: string,
  quantities: readonly Quantity[],
): Conversions {
  const { weekly, named } = hoursIn(document, quantities);
  const [share = null, ...others] = sharesIn(document, quantities);
  const only = others.length > 0 ? null : share;
  const [least = only === null ? null : only * fullTimeHours, most = least] = weekly;
  const said =
    least === null || most === null || most < least || weekly.length > 2
      ? null
      : ([least, most] as const);
  const isOpen = said === null && marginal.test(lower) && !fullTime.test(lower);
  return {
    times: timesIn(document, quantities) ?? (isAustrian(lower) ? 14 : 12),
    hours: isOpen ? null : (said ?? [fullTimeHours, fullTimeHours]),
    otherHours: named.slice(0, mostHours),
    share: only,
  };
}

/** Some way to make pay of a year: which ends count, which share of it, how to say so. */
export interface Way {
  readonly bound: Bound;
  readonly share: number;
  readonly name: string;
  readonly hours: Hours;
}

const shown = (value: number) => value.toLocaleString('de-DE');

/** How often pay for a period comes in a year, at least and at most, and how to say so. */
function factorsOf(period: Period, [least, most]: Hours, times: number) {
  const same = (factor: number, note?: string) => ({ low: factor, high: factor, note });
  const hours = least === most ? shown(least) : `${shown(least)} bis ${shown(most)}`;
  if (period === 'hour')
    return { low: weeks * least, high: weeks * most, note: `bei ${hours} Stunden in der Woche` };
  if (period === 'day') return same(workingDays, `${workingDays} Arbeitstage im Jahr`);
  if (period === 'week') return same(weeks, `${weeks} Wochen im Jahr`);
  return period === 'month' ? same(times, `${shown(times)} Monatsgehälter`) : same(1);
}

const toThousands = (euros: number) => Math.floor(euros / 1000 + 0.5);
const most = 999;

export function yearly(
  { figure, period, scale }: PeriodPay,
  { bound, share, hours }: Way,
  { times }: Conversions,
): { value: Pay; note: string | undefined } | null {
  const { low, high, note } = factorsOf(period, hours, times);
  const thousandsOf = (euros: number) => toThousands(euros * scale * share);
  const min = bound === 'max' ? undefined : thousandsOf(figure.low * low);
  const max = bound === 'min' ? undefined : thousandsOf(figure.high * high);
  const values = [min, max].filter((each) => each !== undefined);
  if (values.some((each) => each < 1 || each > most)) return null;
  const value = { ...(min !== undefined && { min }), ...(max !== undefined && { max }) };
  return { value, note };
}
