/** Hours of work a week, at least and at most. */
export type Hours = readonly [least: number, most: number];

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
  /(?:teilzeit|vollzeit|tz|vz|minijob|aushilfe|festanstellung|umfang|arbeitszeit|pensum|stundenzahl|part[- ]time|full[- ]time|werkstudent\p{L}*|werkstudierende|bei|mit|für)[\s:,(|·-]*(?:\(m\/w\/d\)[\s:,(|-]*)?(?:mit |à |ca\.? |rund |in |zu |von |je )?$/u;
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

function said(lower: string, pattern: RegExp, [least, most]: Hours, times = 1): Hours[] {
  return [...lower.matchAll(pattern)]
    .map(([, low = '', high = low]): Hours => [toNumber(low), toNumber(high)])
    .filter(([low, high]) => low >= least && high >= low && high <= most)
    .map(([low, high]): Hours => [low * times, high * times]);
}

function bareHours(lower: string): Hours[] {
  return [...lower.matchAll(bare)].flatMap((found): Hours[] => {
    const [whole, low = '', high = low] = found;
    const hours: Hours = [toNumber(low), toNumber(high)];
    if (hours[0] < 4 || hours[1] < hours[0] || hours[1] > 45) return [];
    const before = lower.slice(Math.max(0, found.index - 45), found.index);
    const behind = lower.slice(found.index + whole.length, found.index + whole.length + 16);
    if (ofElse.test(behind)) return [];
    if (hours[0] === wholeDay && !/(?:teilzeit|umfang)[^.\n]*$/u.test(before)) return [];
    return ofJob.test(before) || (itemBefore.test(before) && itemBehind.test(behind))
      ? [hours]
      : [];
  });
}

function daysOf(lower: string): number | null {
  const found = daysSaid.exec(lower);
  if (found === null) return null;
  const [, span = '', ...counts] = found;
  if (span !== '') return span.endsWith('sa') ? 6 : span.endsWith('do') ? 4 : 5;
  return Number(counts.find(Boolean));
}

/** One figure, or a range such as "20-30 Stunden pro Woche"; several different hours give none. */
export function hoursOf(lower: string): Hours | null {
  const ofWeek = [...said(lower, weekly, [4, 60]), ...said(lower, weeklyBefore, [4, 60])];
  if (ofWeek.length > 0) return onlyOne(ofWeek);
  const ofMonth = said(lower, monthly, [8, 200], 12 / 52);
  if (ofMonth.length > 0) return onlyOne(ofMonth);
  const ofDay = said(lower, daily, [2, 10], daysOf(lower) ?? 0);
  if (ofDay.length > 0) return daysOf(lower) === null ? null : onlyOne(ofDay);
  return onlyOne(bareHours(lower));
}
