export type Period = 'hour' | 'day' | 'week' | 'month' | 'year';

/** What a figure must lie between to be pay for that long; in euros. */
const plausible: Readonly<Record<Period, readonly [number, number]>> = {
  hour: [5, 250],
  day: [60, 2500],
  week: [200, 6000],
  month: [250, 30_000],
  year: [9000, 999_000],
};

/** Where the text names no period, these figures can be pay for one period only. */
const unmistakable: readonly (readonly [Period, number, number])[] = [
  ['hour', 11, 80],
  ['month', 1300, 8999],
  ['year', 22_000, 400_000],
];

export function isPlausible(period: Period, low: number, high: number): boolean {
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

export interface Attached {
  readonly period: Period;
  readonly length: number;
}

/** "/Std.", "brutto im Monat" directly behind a figure. */
export function attachedPeriod(right: string): Attached | null {
  const found = behind.exec(right);
  const period = periodOf(found?.groups);
  return found === null || period === null ? null : { period, length: found[0].length };
}

export interface ReadPeriod {
  readonly period: Period;
  /** Whether the text names it. */
  readonly isSaid: boolean;
}

/** Named behind the figure, else the nearest before, else further behind, else the only one the figure allows. */
export function periodFor(
  figure: { readonly low: number; readonly high: number },
  { left, right }: { readonly left: string; readonly right: string },
): ReadPeriod | null {
  const { low, high } = figure;
  const before = [...blank(left).matchAll(everyPeriod)].map(({ groups }) => periodOf(groups));
  const after = [...blank(right).matchAll(everyPeriod)].map(({ groups }) => periodOf(groups));
  // "pro Stunde" further behind is about something else: a supplement, a break.
  const further = after.filter((period) => period === 'month' || period === 'year');
  const attached = attachedPeriod(right)?.period;
  // "bis 1.000 € pro Jahr" is no pay by the month, whatever stands before.
  if (attached && !isPlausible(attached, low, high)) return null;
  for (const period of [attached, ...before.reverse(), ...further]) {
    if (period && isPlausible(period, low, high)) return { period, isSaid: true };
  }
  const only = unmistakable.find(([, least, most]) => low >= least && high <= most);
  return only === undefined ? null : { period: only[0], isSaid: false };
}
