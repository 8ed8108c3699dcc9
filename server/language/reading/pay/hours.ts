import { fullTimeHours } from '@inkognito/shared/rules/criteria/hours';

/** Hours of work a week, at least and at most. */
export type Hours = readonly [least: number, most: number];

const number = String.raw`(?<![\d.,:/])(\d{1,2}(?:[.,]\d{1,2})?)`;
const unit = String.raw`\s{0,12}-?(?:h(?![\p{L}\d])|std|stunden|wochenst|hours|er woche)`;
const joint = String.raw`\s?(?:h|std\.?|stunden)?\s?(?:-|bis(?: zu)?|oder)\s?`;
const ofWeek = String.raw`[^\d\n]{0,12}(?:woche|week|w(?!\p{L}))`;
const named = new RegExp(`${number}(?:${joint}${number})?${unit}(${ofWeek})?`, 'gu');

const toNumber = (text: string) => Number(text.replace(',', '.'));

/** Numbers of hours that the text names anywhere, of which one may be those of a week. */
export function hoursNamed(lower: string): { hours: Hours; isOfWeek: boolean }[] {
  return [...lower.matchAll(named)].flatMap(([words, low = '', high = low]) => {
    const hours = [toNumber(low), toNumber(high)] as const;
    if (hours[0] < 4 || hours[1] < hours[0] || hours[1] > 60) return [];
    return [{ hours, isOfWeek: /w/u.test(words) }];
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

/** Said of a week, one figure or a range such as "20-30 Stunden pro Woche"; several different hours give none. */
export function hoursSaid(lower: string): Hours | null {
  const [only, ...others] = hoursNamed(lower)
    .filter(({ isOfWeek }) => isOfWeek)
    .map(({ hours }) => hours);
  if (only !== undefined) return others.some((hours) => hours.join() !== only.join()) ? null : only;
  const share = shareOffered(lower);
  const hours = ((share ?? 0) * fullTimeHours) / 100;
  return share === null ? null : [hours, hours];
}
