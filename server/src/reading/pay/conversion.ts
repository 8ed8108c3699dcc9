import type { Period } from './period.ts';

const hoursSaid =
  /(?<![\d.,])(\d{1,2}(?:[.,]\d{1,2})?)(?:\s?(?:-|bis)\s?(\d{1,2}(?:[.,]\d{1,2})?))?\s?-?\s?(?:(?:h|std\.?|stunden)\s?-?\s?(?:\/|pro|die|je|in der|per|a)?\s?-?(?:arbeits)?(?:woche|wo(?!\p{L})|wöchentlich|week)|wochenstunden|hours (?:per|a) week|h(?:ours)?\/week)/gu;
const timesSaid =
  /(?<![\d.,])(1[2-5](?:[.,]5)?)\s?(?:x|×|mal\b|gehälter|monatsgehälter|monatslöhne|löhne|bezüge|monatsbezüge|salaries|bruttogehälter)|(?:x|×|\*|(?<!\p{L})mal)\s?(1[2-5](?:[.,]5)?)(?!\d| tage| stunden)|(?:(13)\.\s?(?:und|&|\+|u\.)\s?)?(1[34])\.\s?(?:monats|gehalt|bezug|lohn|salär)|(dreizehnte|vierzehnte)s? (?:monats|gehalt)/gu;
const uncertain = /möglich|ggf|gegebenenfalls|optional|je nach|eventuell|evtl|abhängig|kein/u;

const fullWeek = 40;
const weeks = 52;
/** Of a year less weekends, holidays and leave. */
const workingDays = 220;

const toNumber = (text: string) => Number(text.replace(',', '.'));

/** Hours a week: one figure, or a range such as "20-30 Stunden pro Woche". */
function hoursOf(lower: string): readonly [number, number] | null {
  const said = new Map<string, readonly [number, number]>();
  for (const [, low = '', high = low] of lower.matchAll(hoursSaid)) {
    const range = [toNumber(low), toNumber(high)] as const;
    if (range[0] >= 4 && range[1] >= range[0] && range[1] <= 60) said.set(range.join(), range);
  }
  const [only, ...others] = said.values();
  return only === undefined || others.length > 0 ? null : only;
}

function timesOf(lower: string): number | null {
  for (const found of lower.matchAll(timesSaid)) {
    const around = lower.slice(Math.max(0, found.index - 25), found.index + found[0].length + 25);
    const ordinal = found[4] !== undefined || found[5] !== undefined;
    if (ordinal && uncertain.test(around)) continue;
    if (found[5] !== undefined) return found[5].startsWith('d') ? 13 : 14;
    return toNumber(found[1] ?? found[2] ?? found[4] ?? '');
  }
  return null;
}

/** How often pay for a period comes in a year: at least and at most, as a text may name a range of hours. */
export interface Conversion {
  readonly low: number;
  readonly high: number;
  readonly note?: string;
}

const shown = (value: number) => value.toLocaleString('de-DE');

export function conversions(
  lower: string,
  isAustrian: boolean,
): Readonly<Record<Period, Conversion>> {
  const [low, high] = hoursOf(lower) ?? [fullWeek, fullWeek];
  const hours = low === high ? shown(low) : `${shown(low)} bis ${shown(high)}`;
  const times = timesOf(lower) ?? (isAustrian ? 14 : 12);
  const same = (factor: number, note?: string) => ({
    low: factor,
    high: factor,
    ...(note !== undefined && { note }),
  });
  return {
    hour: { low: weeks * low, high: weeks * high, note: `bei ${hours} Stunden in der Woche` },
    day: same(workingDays, `${workingDays} Arbeitstage im Jahr`),
    week: same(weeks, `${weeks} Wochen im Jahr`),
    month: same(times, `${shown(times)} Monatsgehälter`),
    year: same(1),
  };
}
