import { fullTimeHours } from '@inkognito/shared/rules/criteria/hours';
import { type Hours, hoursSaid, shareOffered } from './hours.ts';
import type { Period, PeriodPay } from './period.ts';
import type { Bound } from './bounds.ts';

export interface Pay {
  /** Thousands of euros gross a year; only the ends that the text names. */
  readonly min?: number;
  readonly max?: number;
}

const timesSaid =
  /(?<![\d.,])(1[2-5](?:[.,]\d\d?)?)[\s-]{0,8}(?:x|×|mal\b|times\b|of those|(?:brutto|monats)?(?:gehälter|löhne|bezüge)|salaries)|(?:x|×|\*|(?<!\p{L})(?:mal|times))\s?(1[2-5](?:[.,]\d\d?)?)(?!\d| tage| stunden)|(?:(13)\.\s?(?:und|&|\+|u\.)\s?)?(1[34])(?:\.\s?(?:monats|gehalt|bezug|lohn|salär)|th(?!\p{L}))|(dreizehnte|vierzehnte)[sn]? (?:monats)?gehalt/gu;
const uncertain = /möglich|ggf|gegebenenfalls|optional|je nach|eventuell|evtl|abhängig|kein/u;

const weeks = 52;
/** Of a year less weekends, holidays and leave. */
const workingDays = 220;

const toNumber = (text: string) => Number(text.replace(',', '.'));

function timesOf(lower: string): number | null {
  for (const found of lower.matchAll(timesSaid)) {
    const around = lower.slice(Math.max(0, found.index - 25), found.index + found[0].length + 25);
    if (found[4] !== undefined && uncertain.test(around)) continue;
    const [, before, behind, , ordinal, word] = found;
    return toNumber(before ?? behind ?? ordinal ?? (word === 'dreizehnte' ? '13' : '14'));
  }
  return null;
}

/** How often pay for a period comes in a year: at least and at most, as a text may name a range of hours. */
interface Conversion {
  readonly low: number;
  readonly high: number;
  readonly note?: string;
}

/** Hourly pay of marginal employment is never that of a full week. */
const marginal =
  /(?<!kein |keine |kein )mini-?job|geringfügig|(?<!\d)5\d\d[- ]?(?:€|euro)-?(?:basis|job|kraft)|marginal employment/u;
const fullTime = /vollzeit|voll- (?:und|oder|u\.|\/)|full[- ]time/u;

export type Conversions = Readonly<Record<Exclude<Period, 'hour'>, Conversion>> & {
  /** `null` where the hours are surely not those of full time, and are not said. */
  readonly hour: Conversion | null;
  /** Percent of full time that the job has, where pay is said for full time. */
  readonly share: number | null;
};

const shown = (value: number) => value.toLocaleString('de-DE');

function ofHours([low, high]: Hours): Conversion {
  const hours = low === high ? shown(low) : `${shown(low)} bis ${shown(high)}`;
  return { low: weeks * low, high: weeks * high, note: `bei ${hours} Stunden in der Woche` };
}

export function conversions(lower: string, isAustrian: boolean): Conversions {
  const said = hoursSaid(lower);
  const isOpen = said === null && marginal.test(lower) && !fullTime.test(lower);
  const times = timesOf(lower) ?? (isAustrian ? 14 : 12);
  const same = (factor: number, note?: string) => ({
    low: factor,
    high: factor,
    ...(note !== undefined && { note }),
  });
  return {
    hour: isOpen ? null : ofHours(said ?? [fullTimeHours, fullTimeHours]),
    share: shareOffered(lower),
    day: same(workingDays, `${workingDays} Arbeitstage im Jahr`),
    week: same(weeks, `${weeks} Wochen im Jahr`),
    month: same(times, `${shown(times)} Monatsgehälter`),
    year: same(1),
  };
}

/** Some way to make pay of a year: which ends count, which share of it, how to say so. */
export interface Way {
  readonly bound: Bound;
  readonly share: number;
  readonly name: string;
  readonly hours?: Hours;
}

const toThousands = (euros: number) => Math.floor(euros / 1000 + 0.5);
const most = 999;

export function yearly(
  { figure, period, scale }: PeriodPay,
  { bound, share, hours: ofWeek }: Way,
  conversions: Conversions,
): { value: Pay; note: string | undefined } | null {
  const said = ofWeek === undefined ? conversions[period] : ofHours(ofWeek);
  if (said === null) return null;
  const thousandsOf = (euros: number, factor: number) =>
    toThousands(euros * factor * scale * share);
  const min = bound === 'max' ? undefined : thousandsOf(figure.low, said.low);
  const max = bound === 'min' ? undefined : thousandsOf(figure.high, said.high);
  const values = [min, max].filter((each) => each !== undefined);
  if (values.length === 0 || values.some((each) => each < 1 || each > most)) return null;
  const value = { ...(min !== undefined && { min }), ...(max !== undefined && { max }) };
  return { value, note: said.note };
}
