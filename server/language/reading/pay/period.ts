import type { Figure } from './amounts.ts';

export type Period = 'hour' | 'day' | 'week' | 'month' | 'year';

/** What a figure must lie between to be pay for that long; in euros. */
const plausible: Readonly<Record<Period, readonly [number, number]>> = {
  hour: [5, 250],
  day: [60, 2500],
  week: [200, 6000],
  month: [250, 30_000],
  year: [9000, 999_000],
};

/** What a figure without a period may be pay for. */
const possible = [
  ['hour', 9, 130],
  ['day', 250, 1600],
  ['month', 450, 14_000],
  ['year', 14_000, 500_000],
] as const;

function isPlausible(period: Period, low: number, high: number): boolean {
  const [least, most] = plausible[period];
  return low >= least && high <= most;
}

const per = String.raw`(?:\/|(?<!\p{L})(?:pro\s?\/?|je|per|an|a|im|die|in d(?:er|a)|jede))\s?`;
const payPart = String.raw`(?:brutto-?)?(?:ziel|fix|grund|einstiegs|mindest|brutto)?-?(?:gehalt|lohn|brutto|entgelt|bezug|verdienst|vergütung|einkommen|fixum|einstiegsgehalt)`;
const written: Readonly<Record<Period, string>> = {
  hour: String.raw`${per}(?:std\b|stunde?\b|h\b|hour\b|arbeitsstunde)|\bstd\b|\bh\b(?!\/)|stundenl[oö]hn|stundensatz|stundenentgelt|stundenvergütung|hourly`,
  day: String.raw`${per}(?:tag\b|arbeitstag|day\b)|tagessatz|tageslohn|daily rate`,
  week: String.raw`${per}(?:woche\b|week\b)|wochenlohn|wöchentlich`,
  month: String.raw`${per}(?:monat\b|mo\b|month\b|mtl\b)|\bp\.\s?m\b|monatlich|monthly|\bmtl\b|monats-?${payPart}|1[2-5]\s?(?:x|mal|times)\b|1[2-5] (?:monats)?gehälter`,
  year: String.raw`${per}(?:jahr\b|year\b|annum\b|anno\b)|\bp\.?\s?a\b|jährlich|annual|yearly|jahres-?(?:ziel|fest|fix)?-?${payPart}`,
};
const periods = ['hour', 'day', 'week', 'month', 'year'] as const;
const anyPeriod = periods.map((period) => `(?<${period}>${written[period]})`).join('|');
const everyPeriod = new RegExp(anyPeriod, 'gu');
const behind = new RegExp(
  String.raw`^[\s,(]*(?:(?:brutto|br|gross|bto|bzw)[.\s,(]*)?(?:${anyPeriod})`,
  'u',
);
/** Hours of work and days of leave, which say nothing about pay. */
const workingTime =
  /\d\s?-?(?:h|std|stunden|tage?n?|days?|hours?|arbeitstage?n?)\b\.?\s?-?(?:\/|pro|die|in der|je|per|a)?\s?-?(?:woche|wo\b|week|tag|monat|jahr|year)?|(?:stunden|tage)\s?woche/gu;

const blank = (text: string) => text.replace(workingTime, (found) => ' '.repeat(found.length));

function periodOf(groups: Readonly<Record<string, string | undefined>> | undefined): Period | null {
  return periods.find((period) => groups?.[period] !== undefined) ?? null;
}

/** "/Std.", "brutto im Monat" directly behind a figure. */
export function attachedPeriod(right: string): { period: Period; length: number } | null {
  const found = behind.exec(right);
  const period = periodOf(found?.groups);
  return found === null || period === null ? null : { period, length: found[0].length };
}

/** A figure as pay of a period; how surely the text says that it is. */
export interface PeriodPay {
  readonly figure: Figure;
  readonly period: Period;
  readonly how: 'attached' | 'said' | 'guessed';
  readonly scale: number;
}

/** Named nearest before the figure, else further behind it. */
function periodSaid({ low, high }: Figure, left: string, right: string): Period | undefined {
  const [before, after] = [left, right].map((text) =>
    [...blank(text).matchAll(everyPeriod)].map(({ groups }) => periodOf(groups)),
  );
  // "pro Stunde" further behind is about something else: a supplement, a break.
  const further = after?.filter((period) => period === 'month' || period === 'year') ?? [];
  return [...(before?.reverse() ?? []), ...further]
    .filter((period) => period !== null)
    .find((period) => isPlausible(period, low, high));
}

/** In small thousands as people write to each other ("60 bis 66") only where nothing else says what they are. */
export function periodsOf(figure: Figure, left: string, right: string): PeriodPay[] {
  const { low, high } = figure;
  const attached = attachedPeriod(right)?.period;
  if (attached !== undefined && isPlausible(attached, low, high))
    return [{ figure, period: attached, how: 'attached', scale: 1 }];
  // "bis 1.000 € pro Jahr" is no pay by the month, whatever stands before.
  const said = attached === undefined ? periodSaid(figure, left, right) : undefined;
  const guessed = possible
    .filter(([period, least, most]) => period !== said && low >= least && high <= most)
    .map(([period]) => ({ figure, period, how: 'guessed', scale: 1 }) as const);
  return [
    ...(said === undefined ? [] : [{ figure, period: said, how: 'said', scale: 1 } as const]),
    ...guessed,
    ...(!figure.scaled && low >= 22 && high <= 260
      ? [{ figure, period: 'year', how: 'guessed', scale: 1000 } as const]
      : []),
  ];
}
