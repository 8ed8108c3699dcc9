import type { Bound } from './bounds.ts';
import { type Conversions, ofHours } from './conversion.ts';
import type { Figure } from './figures.ts';
import { attachedPeriod, isPlausible, type Period, periodFor } from './period.ts';

export interface Pay {
  /** Thousands of euros gross a year; only the ends that the text names. */
  readonly min?: number;
  readonly max?: number;
  readonly note?: string;
}

/** A figure as pay of a period; how surely the text says that it is. */
export interface PeriodPay {
  readonly figure: Figure;
  readonly period: Period;
  readonly how: 'attached' | 'said' | 'guessed';
  readonly scale: number;
}

const longestPair = 40;
const widestPair = 3;

/** Two amounts that may be the ends of one: "€95 to €105", "80.000, mit Bonus 95.000". */
export function pairsIn(lower: string, figures: readonly Figure[]): Figure[] {
  return figures.slice(1).flatMap((next, index): Figure[] => {
    const from = figures[index];
    if (from === undefined || from.isRange || next.isRange || next.start - from.end > longestPair)
      return [];
    if (lower.slice(from.end, next.start).includes('\n')) return [];
    const low = next.low >= 10_000 && from.low < 1000 && !from.scaled ? from.low * 1000 : from.low;
    if (low >= next.high || next.high > low * widestPair) return [];
    const currency = from.currency ?? next.currency;
    const { high, end } = next;
    const scaled = from.scaled || next.scaled;
    return [{ ...from, low, high, end, isRange: true, currency, scaled }];
  });
}

/** What a figure without a period may be pay for. */
const possible = [
  ['hour', 9, 130],
  ['day', 250, 1600],
  ['month', 450, 14_000],
  ['year', 14_000, 500_000],
] as const;

/** In small thousands as people write to each other ("60 bis 66") only where nothing else says what they are. */
export function* periodsOf(figure: Figure, left: string, right: string): Generator<PeriodPay> {
  const { low, high } = figure;
  const attached = attachedPeriod(right)?.period;
  if (attached !== undefined && isPlausible(attached, low, high)) {
    yield { figure, period: attached, how: 'attached', scale: 1 };
    return;
  }
  const said = periodFor(figure, { left, right });
  if (said !== null)
    yield { figure, period: said.period, how: said.isSaid ? 'said' : 'guessed', scale: 1 };
  for (const [period, least, most] of possible)
    if (period !== said?.period && low >= least && high <= most)
      yield { figure, period, how: 'guessed', scale: 1 };
  if (!figure.scaled && low >= 22 && high <= 260)
    yield { figure, period: 'year', how: 'guessed', scale: 1000 };
}

const hours =
  /(?<![\d.,:])(\d{1,2}(?:[.,]\d{1,2})?)\s{0,12}-?(?:h\b|std|stunden|wochenst|hours|er woche)/gu;

/** Numbers of hours that the text names anywhere, of which one may be those of a week. */
export function hoursIn(lower: string): number[] {
  const named = [...lower.matchAll(hours)].map(([, written = '']) =>
    Number(written.replace(',', '.')),
  );
  return [...new Set(named)].filter((each) => each >= 4 && each <= 48).slice(0, 3);
}

/** Some way to make pay of a year: which ends count, which share of it, how to say so. */
export interface Way {
  readonly bound: Bound;
  readonly share: number;
  readonly name: string;
  readonly hours?: number;
}

const toThousands = (euros: number) => Math.floor(euros / 1000 + 0.5);
const most = 999;

export function yearly(
  { figure, period, scale }: PeriodPay,
  { bound, share, hours: ofWeek }: Way,
  conversions: Conversions,
): Pay | null {
  const said = ofWeek === undefined ? conversions[period] : ofHours([ofWeek, ofWeek]);
  if (said === null) return null;
  const thousandsOf = (euros: number, factor: number) =>
    toThousands(euros * factor * scale * share);
  const min = bound === 'max' ? undefined : thousandsOf(figure.low, said.low);
  const max = bound === 'min' ? undefined : thousandsOf(figure.high, said.high);
  const values = [min, max].filter((each) => each !== undefined);
  if (values.length === 0 || values.some((each) => each < 1 || each > most)) return null;
  return {
    ...(min !== undefined && { min }),
    ...(max !== undefined && { max }),
    ...(said.note !== undefined && { note: said.note }),
  };
}
