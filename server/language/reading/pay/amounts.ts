import type { Place } from '../fact.ts';

type Currency = 'euro' | 'foreign';

/** One amount or two joined to a range, with the units written beside it: not yet pay, not yet a year's. */
export interface Figure extends Place {
  readonly low: number;
  readonly high: number;
  readonly isRange: boolean;
  readonly currency: Currency | null;
  readonly scaled: boolean;
}

const euro = /€|eur/;
const currencies = String.raw`€|euros?|eur|chf|sfr\.?|franken|us-?dollar|dollar|usd|\$|£|gbp|pfund`;
const unitBefore = new RegExp(
  String.raw`(?<![\p{L}\d])(t(?=€|eur))?(${currencies})\s?(?:€\s?)?$`,
  'u',
);
const scales: Readonly<Record<string, number>> = { t: 1e3, k: 1e3, m: 1e6 };
const currencyAfter = String.raw`(€|(?:${currencies})(?!\p{L}))`;
const scaleAfter = String.raw`(tsd\.?|tausend|thousand|t(?=\s?(?:€|eur))|k(?![\p{L}\d])|k(?=€|eur)|mio\.?|millionen)`;
const unitAfter = new RegExp(
  String.raw`^(?:[.,]-{1,2}|--|,(?=\s?(?:€|eur)))?[\s-]?(?:${scaleAfter}(?:[\s-]?${currencyAfter})?|${currencyAfter})`,
  'u',
);
const priceEnd = /^(?:[.,]-{1,2}|--)/;

const german = /^\d{1,3}(?:[.' ]\d{3})+(?:,\d{1,2})?$/;
const english = /^\d{1,3}(?:,\d{3})+(?:\.\d{1,2})?$/;
const plainNumber = /^\d+(?:[.,]\d{1,2})?$/;
/** "999.999.999,99"; what is longer is no pay. */
const longestNumber = 14;
/** "60 brutto", as people write to each other. */
const thousandsBehind =
  /^\s?brutto(?!\p{L})(?!\s?(?:\/|pro|die|in der|je|im|am|per)\s?(?:std|stund|h\b|tag|monat))/u;
/** "4,2 im Monat" */
const thousandsOfMonth = /^\s?(?:brutto\s)?(?:im|pro|je|den|a)\s(?:monat|month)(?!\p{L})/u;
/** "37-Stunden-Woche", "40 %", "30 Tage": counted in something else. */
const otherUnit = /^[\s-]?(?:%|prozent|stunden(?!\p{L})|tagen?(?!\p{L}))/u;
/** A text with more numbers is a table or hostile. */
const mostAmounts = 600;

function parseNumber(written: string): number | null {
  if (written.length > longestNumber) return null;
  if (german.test(written)) return Number(written.replace(/[.' ]/g, '').replace(',', '.'));
  if (english.test(written)) return Number(written.replaceAll(',', ''));
  return plainNumber.test(written) ? Number(written.replace(',', '.')) : null;
}

interface Run extends Place {
  readonly written: string;
}

/** Digits with their points and commas, and "65 000" as one. */
function* runsIn(lower: string): Generator<Run> {
  let spaced: Run | null = null;
  for (const { 0: found, index } of lower.matchAll(/\d[\d.,']*/g)) {
    const written = found.replace(/[.,']+$/, '');
    const run = { start: index, end: index + written.length, written };
    if (spaced !== null) {
      if (
        index === spaced.end + 1 &&
        lower[spaced.end] === ' ' &&
        /^\d{3}(?!\d|\.)/.test(written)
      ) {
        yield { start: spaced.start, end: run.end, written: `${spaced.written} ${written}` };
        spaced = null;
        continue;
      }
      yield spaced;
    }
    spaced = /^\d{1,3}$/.test(found) ? run : null;
    if (spaced === null) yield run;
  }
  if (spaced !== null) yield spaced;
}

/** `lower` is the text in small letters, of the same length. */
export function amountsIn(lower: string): Figure[] {
  const amounts: Figure[] = [];
  for (const run of runsIn(lower)) {
    if (amounts.length >= mostAmounts) break;
    const value = parseNumber(run.written);
    if (value === null) continue;
    const before = unitBefore.exec(lower.slice(Math.max(0, run.start - 14), run.start));
    if (before === null && /[\p{L}_\d]/u.test(lower[run.start - 1] ?? ' ')) continue;
    const rest = lower.slice(run.end, run.end + 24);
    const after = unitAfter.exec(rest);
    const written = before?.[2] ?? after?.[2] ?? after?.[3];
    if (written === undefined && !after?.[1] && otherUnit.test(rest)) continue;
    const isThousands =
      written === undefined &&
      ((value >= 30 && value <= 150 && thousandsBehind.test(rest)) ||
        (value >= 1.2 && value < 20 && thousandsOfMonth.test(rest)));
    const scale = isThousands ? 1e3 : scales[(after?.[1] ?? before?.[1] ?? '').charAt(0)];
    const tail = after?.[0] ?? priceEnd.exec(rest)?.[0] ?? '';
    const amount = value * (scale ?? 1);
    amounts.push({
      start: run.start - (before?.[0].length ?? 0),
      end: run.end + tail.length,
      ...{ low: amount, high: amount, isRange: false },
      currency: written === undefined ? null : euro.test(written) ? 'euro' : 'foreign',
      scaled: scale !== undefined,
    });
  }
  return amounts;
}
