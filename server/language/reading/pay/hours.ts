/** Hours of work a week, at least and at most; `null` for an end that the text leaves open. */
export type Hours = readonly [least: number | null, most: number | null];

const number = String.raw`(?<![\d.,:/])(\d{1,3}(?:[.,]\d{1,2})?)(?:\s?(?:h|std\.?|stunden)?\s?(?:-|bis(?: zu)?|oder)\s?(\d{1,3}(?:[.,]\d{1,2})?))?`;
const unit = String.raw`\s?-?\s?(?:h|std\.?|stunden|hours?)(?![\p{L}\d])`;
const weekly = new RegExp(
  String.raw`${number}\s?-?\s?(?:(?:h|std\.?|stunden)\s?-?\s?(?:\/|pro|die|je|in der|per|a)?\s?-?(?:arbeits)?(?:woche|wo(?!\p{L})|w(?!\p{L})|wöchentl|week)|wochenst(?:unden|d)|hours (?:per|a) week|h(?:ours)?\/week)`,
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
const itemBefore = /(?:^|[\n,;|•·(]\s*(?:- )?)$/u;
const itemBehind = /^\.?\s*(?:[,;|\n)•·]|\.(?:\s|$)|$|von mo|mo\b|- |bei |ab |zu )/u;
const ofElse =
  /^\.?\s?(?:schicht|service|notdienst|hotline|rezeption|betreuung|dienst|fort|weiter|praktik|pflege|im (?:jahr|quartal)|pro (?:jahr|einsatz)|später|nach|vor|geöffnet)/u;
/** Round the clock, unless it is said of part time. */
const wholeDay = 24;

const toNumber = (text: string) => Number(text.replace(',', '.'));

function onlyOne(found: readonly Hours[]): Hours | null {
  const distinct = new Map(found.map((hours) => [hours.join(), hours] as const));
  const [only, ...others] = distinct.values();
  return only === undefined || others.length > 0 ? null : only;
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

function said(lower: string, pattern: RegExp, least: number, most: number, times = 1): Hours[] {
  return [...lower.matchAll(pattern)].flatMap((found): Hours[] => {
    const [, low = '', high = low] = found;
    const [from, to] = [toNumber(low), toNumber(high)];
    if (from < least || to < from || to > most) return [];
    return [bounded(leftOf(lower, found.index), from * times, to * times)];
  });
}

function bareHours(lower: string): Hours[] {
  return [...lower.matchAll(bare)].flatMap((found): Hours[] => {
    const [whole, written = '', last = written] = found;
    const [low, high] = [toNumber(written), toNumber(last)];
    if (low < 4 || high < low || high > 45) return [];
    const before = leftOf(lower, found.index);
    const behind = lower.slice(found.index + whole.length, found.index + whole.length + 16);
    if (ofElse.test(behind)) return [];
    if (low === wholeDay && !/(?:teilzeit|umfang)[^.\n]*$/u.test(before)) return [];
    const word = before.replace(
      /(?:max\.?|maximal|bis zu|bis|höchstens|mind\.?|mindestens|ab) $/u,
      '',
    );
    const isOfJob = ofJob.test(word) || (itemBefore.test(word) && itemBehind.test(behind));
    return isOfJob ? [bounded(before, low, high)] : [];
  });
}

function daysOf(lower: string): number | null {
  const found = daysSaid.exec(lower);
  if (found === null) return null;
  const [, span = '', ...counts] = found;
  if (span !== '') return span.endsWith('sa') ? 6 : span.endsWith('do') ? 4 : 5;
  return Number(counts.find(Boolean));
}

const share =
  /(?:teilzeit|stelle|pensum|umfang|stellenanteil)[\s:,(]{0,3}(?:mit |von |zu |in )?(\d{2})\s?(?:%|prozent)|(?<!\d)(\d{2})\s?(?:%|prozent)[\s-](?:ige )?(?:stelle|teilzeit|pensum|anstellung)|(halbe stelle|halbtags)/gu;
/** Of which a share of full time is counted. */
export const fullWeek = 40;

function ofShare(lower: string): Hours[] {
  return [...lower.matchAll(share)].map(([, before, behind, half]): Hours => {
    const hours = half === undefined ? (Number(before ?? behind) * fullWeek) / 100 : fullWeek / 2;
    return [hours, hours];
  });
}

const partOffered =
  /(?:stelle|teilzeit|pensum|umfang|stellenanteil|beschäftigungsgrad)[\s:,(]{0,3}(?:(?:mit|von|zu|in|hat|umfasst|beträgt|einen?|umfang) ){0,4}(?<![-\d])(\d{2}) ?(?:%|prozent)(?! ?(?:-|bis|home|remote|mobil|reise))|(?<![-\d] ?|bis )(\d{2}) ?(?:%|prozent)[\s-](?:ige )?(?:stelle|teilzeit|pensum|anstellung)/gu;
const fullOffered =
  /voll- ?(?:und|oder|\/)|(?:in|als) vollzeit|vollzeit(?:stelle)? ?(?:oder|\/|und|, ?teilzeit)|oder (?:in )?vollzeit|80 ?(?:-|bis) ?100 ?%/u;

/** The one share of full time that is offered, and not full time as well; `null` otherwise. */
export function shareOffered(lower: string): number | null {
  if (fullOffered.test(lower)) return null;
  const shares = [...lower.matchAll(partOffered)].map(([, behind, before]) =>
    Number(behind ?? before),
  );
  return new Set(shares).size === 1 ? (shares[0] ?? null) : null;
}

/** One figure, or a range such as "20-30 Stunden pro Woche"; several different hours give none. */
export function hoursOf(lower: string): Hours | null {
  const ofWeek = [...said(lower, weekly, 4, 60), ...said(lower, weeklyBefore, 4, 60)];
  if (ofWeek.length > 0) return onlyOne(ofWeek);
  const ofMonth = said(lower, monthly, 8, 200, 12 / 52);
  if (ofMonth.length > 0) return onlyOne(ofMonth);
  const ofDay = said(lower, daily, 2, 10, daysOf(lower) ?? 0);
  if (ofDay.length > 0) return daysOf(lower) === null ? null : onlyOne(ofDay);
  const ofJobAlone = bareHours(lower);
  return onlyOne(ofJobAlone.length > 0 ? ofJobAlone : ofShare(lower));
}
