import { fullTimeHours } from '@inkognito/shared/rules/criteria/hours';

/** Hours of work a week, at least and at most. */
export type Hours = readonly [least: number, most: number];

const number = String.raw`(?<![\d.,:/])(\d{1,3}(?:[.,]\d{1,2})?)(?:\s?(?:h|std\.?|stunden)?\s?(?:-|bis(?: zu)?|oder)\s?(\d{1,3}(?:[.,]\d{1,2})?))?`;
const unit = String.raw`\s?-?\s?(?:h|std\.?|stunden|hours?)(?![\p{L}\d])`;
const weekly = new RegExp(
  String.raw`${number}\s?-?\s?(?:(?:h|std\.?|stunden)\s?-?\s?(?:\/|pro|die|je|in der|per|a)?\s?-?(?:arbeits)?(?:woche|wo(?!\p{L})|w(?!\p{L})|wöchentl|week)|wochenst(?:unden|d)|(?:hours (?:per|a)|hour) week|h(?:ours)?\/week)`,
  'gu',
);
const weeklyBefore = new RegExp(
  String.raw`(?:wöchentlich|wochenarbeitszeit|wochenstunden|(?:pro|je|in der) woche)(?: von| beträgt| sind)?[\s:(]{0,3}(?:ca\.? |rund )?${number}(?:${unit}|(?=\s*(?:[\n,;|)]|$)))`,
  'gu',
);
const bare = new RegExp(`${number}${unit}`, 'gu');
/** What stands directly before hours that speak of the job, and not of a service, a course or opening hours. */
const ofJob =
  /(?:teilzeit|vollzeit|tz|vz|minijob|aushilfe|festanstellung|umfang|arbeitszeit|pensum|stundenzahl|part[- ]time|full[- ]time|werkstudent\p{L}*|werkstudierende|insgesamt|wochentags|bei|mit|für)[\s:,(|·-]*(?:\(m\/w\/d\)[\s:,(|-]*)?(?:mit |à |ca\.? |rund |in |zu |von |je )?$/u;
const itemBefore = /(?:^|[\n,;|•·(]\s*(?:- )?|[.!:] )$/u;
const itemBehind = /^\.?\s*(?:[,;|\n)•·]|\.(?:\s|$)|$|von mo|mo\b|- |bei |ab |zu )/u;
/** Round the clock, unless it is said of part time. */
const wholeDay = 24;

const toNumber = (text: string) => Number(text.replace(',', '.'));

function onlyOne([only, ...others]: readonly Hours[]): Hours | null {
  return others.some((hours) => hours.join() !== only?.join()) ? null : (only ?? null);
}

const leftOf = (lower: string, at: number) => lower.slice(Math.max(0, at - 45), at);

const said = (lower: string, pattern: RegExp): Hours[] =>
  [...lower.matchAll(pattern)].flatMap(([, low = '', high = low]): Hours[] => {
    const [from, to] = [toNumber(low), toNumber(high)];
    return from < 4 || to < from || to > 60 ? [] : [[from, to]];
  });

function bareHours(lower: string): Hours[] {
  return [...lower.matchAll(bare)].flatMap((found): Hours[] => {
    const [whole, written = '', last = written] = found;
    const [low, high] = [toNumber(written), toNumber(last)];
    if (low < 4 || high < low || high > 45) return [];
    const before = leftOf(lower, found.index);
    const behind = lower.slice(found.index + whole.length, found.index + whole.length + 16);
    if (low === wholeDay && !/(?:teilzeit|umfang)[^.\n]*$/u.test(before)) return [];
    const word = before.replace(
      /(?:max\.?|maximal|bis zu|bis|höchstens|mind\.?|mindestens|ab) $/u,
      '',
    );
    const isOfJob = ofJob.test(word) || (itemBefore.test(word) && itemBehind.test(behind));
    return isOfJob ? [[low, high]] : [];
  });
}

const partOffered =
  /(halbe stelle|halbtags)|(?:stelle|teilzeit|pensum|umfang|stellenanteil|beschäftigungsgrad)[\s:,(]{0,3}(?:(?:mit|von|zu|in|hat|umfasst|beträgt|einen?|umfang) ){0,4}(?<![-\d])(\d{2}) ?(?:%|prozent)(?! ?(?:-|bis|home|remote|mobil|reise))|(?<![-\d] ?|bis )(\d{2}) ?(?:%|prozent)[\s-](?:ige )?(?:stelle|teilzeit|pensum|anstellung)/gu;

/** The one share of full time that is offered, in percent. */
export function shareOffered(lower: string): number | null {
  const shares = [...lower.matchAll(partOffered)].map((found) =>
    Number(found.slice(1).find((written) => /^\d/u.test(written)) ?? 50),
  );
  const [only = null, ...others] = new Set(shares);
  return others.length > 0 ? null : only;
}

/** One figure, or a range such as "20-30 Stunden pro Woche"; several different hours give none. */
export function hoursSaid(lower: string): Hours | null {
  const ofWeek = [...said(lower, weekly), ...said(lower, weeklyBefore)];
  const named = ofWeek.length > 0 ? ofWeek : bareHours(lower);
  if (named.length > 0) return onlyOne(named);
  const share = shareOffered(lower);
  const hours = ((share ?? 0) * fullTimeHours) / 100;
  return share === null ? null : [hours, hours];
}
