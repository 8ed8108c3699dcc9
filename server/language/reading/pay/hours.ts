import { fullTimeHours } from '@inkognito/shared/rules/criteria/hours';

/** Hours of work a week, at least and at most; `null` for an end that the text leaves open. */
export type Hours = readonly [least: number | null, most: number | null];

interface SaidHours {
  readonly hours: Hours;
  readonly start: number;
  /** Percent of full time, where the text says no more. */
  readonly share?: number;
}

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
const daily = new RegExp(
  String.raw`${number}\s?-?\s?(?:h|std\.?|stunden)\s?(?:täglich|am tag|pro tag|\/\s?tag)`,
  'gu',
);
const monthly = new RegExp(
  String.raw`${number}\s?-?\s?(?:h|std\.?|stunden)\s?(?:(?:im|pro|\/)\s?monat|monatlich)`,
  'gu',
);
const bare = new RegExp(`${number}${unit}`, 'gu');
const daysSaid =
  /(?<!\p{L})(mo(?:ntags?)?\.?\s?(?:-|bis)\s?(?:fr|do|sa)|werktags)|(?<![\d-])([1-6]) (?:tagen?|x|mal)\s?(?:die|pro|in der|je|\/)\s?woche|an ([1-6]) tagen|(?<!\d)([3-6])-tage-woche/u;
/** What stands directly before hours that speak of the job, and not of a service, a course or opening hours. */
const ofJob =
  /(?:teilzeit|vollzeit|tz|vz|minijob|aushilfe|festanstellung|umfang|arbeitszeit|pensum|stundenzahl|part[- ]time|full[- ]time|werkstudent\p{L}*|werkstudierende|insgesamt|wochentags|bei|mit|für)[\s:,(|·-]*(?:\(m\/w\/d\)[\s:,(|-]*)?(?:mit |à |ca\.? |rund |in |zu |von |je )?$/u;
const itemBefore = /(?:^|[\n,;|•·(]\s*(?:- )?|[.!:] )$/u;
const itemBehind = /^\.?\s*(?:[,;|\n)•·]|\.(?:\s|$)|$|von mo|mo\b|- |bei |ab |zu )/u;
/** Round the clock, unless it is said of part time. */
const wholeDay = 24;

const toNumber = (text: string) => Number(text.replace(',', '.'));

/** "Vollzeit (37 Stunden)" beside other hours tells what they are a share of. */
const ofFullTime =
  /(?:vollzeit|voller stelle|vollen stelle|vz|full[- ]time)[\s:,(]{0,3}(?:mit |von |bei |= ?)?$/u;

function onlyOne(lower: string, said: readonly SaidHours[]): SaidHours | null {
  const own = said.filter(({ start }) => !ofFullTime.test(leftOf(lower, start)));
  const [only, ...others] = own.length > 0 ? own : said;
  return others.some(({ hours }) => hours.join() !== only?.hours.join()) ? null : (only ?? null);
}

/** "max. 20 Stunden", "ab 20 Stunden". */
function bounded(before: string, low: number, high: number): Hours {
  if (low !== high) return [low, high];
  if (/(?:max\.?|maximal|bis zu|höchstens|(?<!\p{L})bis|up to)\s?$/u.test(before))
    return [null, high];
  return /(?:mind\.?|mindestens|(?<!\p{L})ab|at least)\s?$/u.test(before)
    ? [low, null]
    : [low, high];
}

const leftOf = (lower: string, at: number) => lower.slice(Math.max(0, at - 45), at);

function said(lower: string, pattern: RegExp, least: number, most: number, times = 1): SaidHours[] {
  return [...lower.matchAll(pattern)].flatMap((found): SaidHours[] => {
    const [, low = '', high = low] = found;
    const [from, to] = [toNumber(low), toNumber(high)];
    if (from < least || to < from || to > most) return [];
    const { index: start } = found;
    return [{ start, hours: bounded(leftOf(lower, start), from * times, to * times) }];
  });
}

function bareHours(lower: string): SaidHours[] {
  return [...lower.matchAll(bare)].flatMap((found): SaidHours[] => {
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
    return isOfJob ? [{ start: found.index, hours: bounded(before, low, high) }] : [];
  });
}

function daysOf(lower: string): number | null {
  const found = daysSaid.exec(lower);
  if (found === null) return null;
  const [, span = '', ...counts] = found;
  if (span !== '') return span.endsWith('sa') ? 6 : span.endsWith('do') ? 4 : 5;
  return Number(counts.find(Boolean));
}

const fullWeekSaid =
  /(?:vollzeit|voller stelle|full[- ]time)[\s:,(]{0,3}(\d{2}(?:[.,]\d{1,2})?) ?(?:h|std|stunden|wochenst)/u;

/** Percent of full time that hours are, where they are surely fewer. */
export function shareOfHours(lower: string, [low, high]: Hours): number | null {
  const full = toNumber(fullWeekSaid.exec(lower)?.[1] ?? String(fullTimeHours));
  return low === high && low !== null && low < leastFullTime ? (100 * low) / full : null;
}

const leastFullTime = 35;

const partOffered =
  /(halbe stelle|halbtags)|(?:stelle|teilzeit|pensum|umfang|stellenanteil|beschäftigungsgrad)[\s:,(]{0,3}(?:(?:mit|von|zu|in|hat|umfasst|beträgt|einen?|umfang) ){0,4}(?<![-\d])(\d{2}) ?(?:%|prozent)(?! ?(?:-|bis|home|remote|mobil|reise))|(?<![-\d] ?|bis )(\d{2}) ?(?:%|prozent)[\s-](?:ige )?(?:stelle|teilzeit|pensum|anstellung)/gu;
const fullOffered =
  /voll- ?(?:und|oder|\/)|(?:in|als) vollzeit|vollzeit(?:stelle)? ?(?:oder|\/|und|, ?teilzeit)|oder (?:in )?vollzeit|80 ?(?:-|bis) ?100 ?%/u;

/** "Sachbearbeiter Steuern 60 %", "75 % (29,25 Std.)" in the first lines of an advertisement. */
const partInHeadline =
  /(?<=[\s(|,·])(?<!\d ?(?:- ?)?|bis |zu )([2-9]\d)(?: ?%? ?(?:-|bis) ?([2-9]\d))? ?%(?= ?(?:$|[\n)|,·(]|unbefristet|befristet))/gu;
const notOfJob = /hybrid|home|remote|mobil|reise|zu(?:schuss|schlag)|rabatt|zahlung|bis zu/u;
const headlinesRead = 5;

function sharesIn(lower: string): SaidHours[] {
  const head = lower
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, headlinesRead);
  const length = head.reduce((sum, line) => sum + line.length + 2, 0);
  const inHead = [...lower.slice(0, length).matchAll(partInHeadline)].filter(({ index }) => {
    const from = lower.lastIndexOf('\n', index) + 1;
    return index - from < 80 && !notOfJob.test(lower.slice(from, index + 30).split('\n')[0] ?? '');
  });
  const hoursOf = (percent: number) => (percent * fullTimeHours) / 100;
  return [
    ...[...lower.matchAll(partOffered)].map((found): SaidHours => {
      const share = Number(found.slice(1).find((written) => /^\d/u.test(written)) ?? 50);
      return { start: found.index, hours: [hoursOf(share), hoursOf(share)], share };
    }),
    ...inHead.map((found): SaidHours => {
      const [, low, high = low] = found;
      const hours = [hoursOf(Number(low)), hoursOf(Number(high))] as const;
      return { start: found.index, hours, ...(low === high && { share: Number(low) }) };
    }),
  ];
}

/** The one share of full time that is offered, and not full time as well. */
export function shareOffered(lower: string): SaidHours | null {
  return fullOffered.test(lower) ? null : onlyOne(lower, sharesIn(lower));
}

/** One figure, or a range such as "20-30 Stunden pro Woche"; several different hours give none. */
export function hoursSaid(lower: string): SaidHours | null {
  const ofWeek = [...said(lower, weekly, 4, 60), ...said(lower, weeklyBefore, 4, 60)];
  if (ofWeek.length > 0) return onlyOne(lower, ofWeek);
  const ofMonth = said(lower, monthly, 8, 200, 12 / 52);
  if (ofMonth.length > 0) return onlyOne(lower, ofMonth);
  const days = daysOf(lower);
  const ofDay = said(lower, daily, 2, 10, days ?? 0);
  if (ofDay.length > 0) return days === null ? null : onlyOne(lower, ofDay);
  const ofJobAlone = bareHours(lower);
  return ofJobAlone.length > 0 ? onlyOne(lower, ofJobAlone) : shareOffered(lower);
}
