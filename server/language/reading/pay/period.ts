import type { Figure } from './figures.ts';

export type Period = 'hour' | 'day' | 'week' | 'month' | 'year';

/** What a figure must lie between to be pay for that long; in euros. */
const plausible: Readonly<Record<Period, readonly [number, number]>> = {
  hour: [5, 250],
  day: [60, 2500],
  week: [200, 6000],
  month: [250, 30_000],
  year: [9000, 999_000],
};

/** What a figure without a period may be pay for, and in what people write to each other: "60 bis 66", "4,2". */
const possible = [
  ['hour', 9, 130, 1],
  ['day', 250, 1600, 1],
  ['month', 450, 14_000, 1],
  ['year', 14_000, 500_000, 1],
  ['year', 22, 260, 1000],
  ['month', 1.2, 20, 1000],
] as const;

function isPlausible(period: Period, { low, high }: Figure): boolean {
  const [least, most] = plausible[period];
  return low >= least && high <= most;
}

const per = String.raw`(?:\/|(?<!\p{L})(?:pro|je|per|an?|im|die|in d(?:er|a)|jede)) `;
const pay = String.raw`-?\p{L}*-?(?:gehalt|lohn|brutto|entgelt|bezug|verdienst|vergütung|einkommen|fixum)`;
const written: Readonly<Record<Period, string>> = {
  hour: String.raw`${per}(?:std|stunde?|h|hour|arbeitsstunde)(?!\p{L})|(?<!\p{L})(?:std|h)(?!\p{L})|stunden(?:l[oö]hn|satz|entgelt|vergütung)|hourly`,
  day: String.raw`${per}(?:arbeits)?(?:tag|day)(?!\p{L})|tages(?:satz|lohn)|daily rate`,
  week: String.raw`${per}(?:woche|week)(?!\p{L})|wochenlohn|wöchentlich`,
  month: String.raw`${per}(?:monat|mo|month)(?!\p{L})|(?<!\p{L})p ?\. ?m(?!\p{L})|monatlich|monthly|mtl|monats${pay}|1[2-5] (?:x|mal|times|(?:monats)?gehälter)`,
  year: String.raw`${per}(?:jahr|year|annum|anno)(?!\p{L})|(?<!\p{L})p ?\.? ?a(?!\p{L})|jährlich|annual|yearly|jahres${pay}`,
};
const periods = Object.keys(written) as Period[];
const anyPeriod = periods.map((period) => `(?<${period}>${written[period]})`).join('|');
const everyPeriod = new RegExp(anyPeriod, 'gu');
const behind = new RegExp(`^(?:(?:brutto|br|gross|bto|bzw|[,.(]) )*(?:${anyPeriod})`, 'u');
function periodOf(groups: Readonly<Record<string, string | undefined>> | undefined): Period | null {
  return periods.find((period) => groups?.[period] !== undefined) ?? null;
}

/** "/Std.", "brutto im Monat" directly behind a figure; `length` in words. */
export function attachedPeriod(right: string): { period: Period; length: number } | null {
  const found = behind.exec(right);
  const period = periodOf(found?.groups);
  return found === null || period === null ? null : { period, length: found[0].split(' ').length };
}

/** A figure as pay of a period; how surely the text says that it is. */
export interface PeriodPay {
  readonly figure: Figure;
  readonly period: Period;
  readonly how: 'attached' | 'said' | 'guessed';
  readonly scale: number;
}

/** Named nearest before the figure, else further behind it. */
function periodSaid(figure: Figure, left: string, right: string): Period | undefined {
  const [before, after] = [left, right].map((text) =>
    [...text.matchAll(everyPeriod)].map(({ groups }) => periodOf(groups)),
  );
  // "pro Stunde" further behind is about something else: a supplement, a break.
  const further = after?.filter((period) => period === 'month' || period === 'year') ?? [];
  return [...(before?.reverse() ?? []), ...further]
    .filter((period) => period !== null)
    .find((period) => isPlausible(period, figure));
}

export function periodsOf(figure: Figure, left: string, right: string): PeriodPay[] {
  const attached = attachedPeriod(right)?.period;
  if (attached !== undefined && isPlausible(attached, figure))
    return [{ figure, period: attached, how: 'attached', scale: 1 }];
  // "bis 1.000 € pro Jahr" is no pay by the month, whatever stands before.
  const said = attached === undefined ? periodSaid(figure, left, right) : undefined;
  const { low, high, isScaled } = figure;
  const guessed = possible
    .filter(
      ([period, least, most, scale]) =>
        (scale === 1 ? period !== said : !isScaled) && low >= least && high <= most,
    )
    .map(([period, , , scale]) => ({ figure, period, how: 'guessed', scale }) as const);
  return said === undefined
    ? guessed
    : [{ figure, period: said, how: 'said', scale: 1 }, ...guessed];
}
