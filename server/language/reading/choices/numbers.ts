import type { Candidate } from '../choose.ts';
import type { Document, Token } from '../document.ts';
import { describePlace, featureSpace } from '../features.ts';
import { numberOfWord } from '../numberWords.ts';
import { classId } from '../wordClasses.ts';

const has = (token: Token | undefined, name: Parameters<typeof classId>[0]) =>
  token?.classes.includes(classId(name)) === true;
const written: Readonly<Record<string, number>> = {
  ...{
    einmal: 1,
    once: 1,
    zweieinhalb: 2.5,
    anderthalb: 1.5,
    eineinhalb: 1.5,
    twice: 2,
    viermal: 4,
    ein: 1,
    einem: 1,
    einen: 1,
    eine: 1,
    one: 1,
    zwei: 2,
    two: 2,
    zweimal: 2,
    drei: 3,
    three: 3,
    dreimal: 3,
    vier: 4,
    four: 4,
    fünf: 5,
    five: 5,
    hälfte: 50,
  },
};
const numberOf = ({ text, lower }: Token) => {
  const digits = /^(\d{1,3}(?:[.,]\d{1,2})?)(?:x|h)?$/u.exec(text)?.[1];
  return digits === undefined
    ? (written[lower] ?? spokenNumber(lower))
    : Number(digits.replace(',', '.'));
};

const spokenNumber = (lower: string) =>
  /(?:zig|ßig|zehn|elf|zwölf)$/u.test(lower) ? numberOfWord(lower) : null;

const near = 9;
/** What is said farther off, in tokens from the number: "two days on site ... the rest from home". */
const around = [
  ['restBehind', 'REST', 1, 14],
  ['restBefore', 'REST', -10, 0],
  ['homeLater', 'HOME', near, 16],
  ['siteLater', 'LOCAL', near, 16],
  ['homeEarlier', 'HOME', -14, -near],
  ['siteEarlier', 'LOCAL', -14, -near],
] as const;
const homeNames = [
  ...'days percent word weekday alone digit full none rangeStart rangeEnd month of5 homeFirst siteFirst'.split(
    ' ',
  ),
  ...['home', 'site', 'none'].flatMap((nearest) => around.map(([name]) => `${nearest}:${name}`)),
  ...['home', 'site'].flatMap((name) =>
    ['1', '3', '9', 'Before', 'Behind'].map((end) => name + end),
  ),
];
export const homeOfficeSpace = featureSpace(homeNames, ['same', 'other']);

const isHome = (token: Token | undefined) => has(token, 'HOME');
const isSite = (token: Token | undefined) => has(token, 'LOCAL');

function distanceTo(
  tokens: readonly Token[],
  at: number,
  step: 1 | -1,
  is: (token: Token | undefined) => boolean,
): number {
  const { sentence } = tokens[at] as Token;
  for (let distance = 1; distance <= near; distance += 1) {
    const token = tokens[at + distance * step];
    if (token === undefined || token.sentence !== sentence) return Infinity;
    if (is(token)) return distance;
  }
  return Infinity;
}

const joint = /^(?:-|bis|to|oder|or|\/)$/u;
/** Of a range, or of the days of a week: "zwei von fünf Tagen". */
const startsRange = /^(?:-|bis|to|oder|or|\/|von|of|der)$/u;
const daily = /^\p{L}+-?(?:tage?n?|days?)$/u;
const isNumber = (token: Token | undefined) => token !== undefined && numberOf(token) !== null;

function unitOf(tokens: readonly Token[], at: number): Token | undefined {
  const isStart = startsRange.test(tokens[at + 1]?.lower ?? '') && isNumber(tokens[at + 2]);
  const from = isStart ? at + 3 : at + 1;
  return tokens
    .slice(from, from + 2)
    .find(
      (each) =>
        has(each, 'DAYS') || has(each, 'PERCENT') || daily.test(each.lower) || each.lower === 't',
    );
}

/** How far the next words for home and for the office are, and on which side; null where there are none. */
function putDistances(tokens: readonly Token[], at: number, put: (name: string) => void): boolean {
  const [toHome, toSite] = [isHome, isSite].map((is) => [
    distanceTo(tokens, at, -1, is),
    distanceTo(tokens, at, 1, is),
  ]) as [[number, number], [number, number]];
  const [home, site] = [Math.min(...toHome), Math.min(...toSite)];
  for (const [name, distance, [before, behind]] of [
    ['home', home, toHome],
    ['site', site, toSite],
  ] as const) {
    if (distance <= near) put(`${name}${distance <= 1 ? 1 : distance <= 3 ? 3 : 9}`);
    if (before < Infinity) put(`${name}Before`);
    if (behind < Infinity) put(`${name}Behind`);
  }
  put(home <= site ? 'homeFirst' : 'siteFirst');
  const nearest = home === site ? 'none' : home < site ? 'home' : 'site';
  for (const [name, wordClass, from, to] of around)
    if (
      tokens
        .slice(Math.max(0, at + from), Math.max(0, at + to))
        .some((token) => has(token, wordClass))
    )
      put(`${nearest}:${name}`);
  return home < Infinity || site < Infinity;
}

const weekdays = [
  ['montag', 'monday', 'mo'],
  ['dienstag', 'tuesday', 'di'],
  ['mittwoch', 'wednesday', 'mi'],
  ['donnerstag', 'thursday', 'do'],
  ['freitag', 'friday', 'fr'],
];
const weekdayOf = (token: Token | undefined) =>
  weekdays.findIndex((names) => names.includes(token?.lower.replace(/s$/u, '') ?? ''));

const between = /^(?:und|u|and|oder|or|am|on|[,./&+])$/u;
const longestBetween = 3;

/** Where the next day of a list stands: "Montag, Mittwoch und am Freitag"; -1 if none does. */
function nextWeekday(tokens: readonly Token[], at: number, step: 1 | -1): number {
  for (let distance = 1; distance <= longestBetween + 1; distance += 1) {
    const next = at + distance * step;
    if (weekdayOf(tokens[next]) !== -1) return next;
    if (!between.test(tokens[next]?.lower ?? '')) return -1;
  }
  return -1;
}

/** How many days are named from here on: "Montag bis Mittwoch" are three. */
function weekdaysFrom(tokens: readonly Token[], at: number): number | null {
  const first = weekdayOf(tokens[at]);
  if (first === -1 || nextWeekday(tokens, at, -1) !== -1) return null;
  const until = weekdayOf(tokens[at + 2]);
  if (until > first && joint.test(tokens[at + 1]?.lower ?? '')) return until - first + 1;
  if (weekdayOf(tokens[at - 2]) !== -1) return null;
  let days = 1;
  for (let next = nextWeekday(tokens, at, 1); next !== -1; next = nextWeekday(tokens, next, 1))
    days += 1;
  return Math.min(days, weekdays.length);
}

const fractions: Readonly<Record<string, number>> = {
  ...{ drittel: 100 / 3, third: 100 / 3, thirds: 100 / 3 },
  ...{ viertel: 25, quarter: 25, quarters: 25 },
};

/** "ein Drittel", "jeden zweiten Tag", "die halbe Woche": half of it; "ein halber Tag": half a day. */
function shareNumber(tokens: readonly Token[], at: number): number | null {
  const token = tokens[at] as Token;
  if (/^halbe[rn]?$/u.test(token.lower) && has(tokens[at + 1], 'DAYS')) return 0.5;
  const fraction = fractions[token.lower];
  if (fraction !== undefined) {
    const times = numberOf(tokens[at - 1] ?? token) ?? 1;
    return Math.round(times <= 3 ? times * fraction : fraction);
  }
  const isHalf =
    /^(?:halbe?|half|halbe-halbe|fifty-fifty)$/u.test(token.lower) ||
    (/^(?:zweiten?|other|second)$/u.test(token.lower) &&
      /^(?:jede[nr]?|every)$/u.test(tokens[at - 1]?.lower ?? ''));
  return isHalf ? 50 : numberOf(token);
}

const inWeek = 20;
const mostShares = 120;

function sharesAt(document: Document, at: number): Candidate<number>[] {
  const { tokens } = document;
  const token = tokens[at] as Token;
  const days = weekdaysFrom(tokens, at);
  const number = shareNumber(tokens, at) ?? days;
  const unit = unitOf(tokens, at);
  const isPercent =
    has(unit, 'PERCENT') ||
    (number !== null && number > 5 && (number % 5 === 0 || fractions[token.lower] !== undefined));
  if (number === null ? !isHome(token) : number > 5 && !isPercent) return [];
  const { put, features } = describePlace(homeOfficeSpace, document, at, at);
  if (!putDistances(tokens, at, put) && !isHome(token)) {
    if (days === null && unit === undefined) return [];
    put('alone');
  }
  if (days !== null) put('weekday');
  else if (number !== null) put(isPercent ? 'percent' : unit === undefined ? 'word' : 'days');
  if (joint.test(tokens[at + 1]?.lower ?? '') && isNumber(tokens[at + 2])) put('rangeStart');
  if (joint.test(tokens[at - 1]?.lower ?? '') && isNumber(tokens[at - 2])) put('rangeEnd');
  if (/^\d/u.test(token.text)) put('digit');
  if (tokens.slice(at + 1, at + 7).some((each) => has(each, 'MONTH'))) put('month');
  if (/^(?:von|of)$/u.test(tokens[at - 1]?.lower ?? '')) put('of5');
  const isDenied = tokens.slice(Math.max(0, at - 4), at + 4).some((each) => has(each, 'NEGATION'));
  if (number === null) put(isDenied ? 'none' : 'full');
  const share = number === null ? 100 : Math.round(isPercent ? number : number * inWeek);
  if (share > 100) return [];
  return [share, 100 - share].flatMap((value, kind) =>
    value === 0
      ? []
      : {
          value,
          key: String(value),
          start: token.start,
          end: (unit ?? token).end,
          features: features().map((feature) => homeOfficeSpace.ofValue(kind, feature)),
        },
  );
}

/** "2 Tage", "40 %", "fully remote", the share of the week from home, or the rest of it; none is said by the mode. */
export const homeOfficeCandidates = (document: Document): Candidate<number>[] =>
  document.tokens
    .map((_, at) => at)
    .filter(
      (at) =>
        shareNumber(document.tokens, at) !== null ||
        weekdayOf(document.tokens[at]) !== -1 ||
        isHome(document.tokens[at]),
    )
    .slice(0, mostShares)
    .flatMap((at) => sharesAt(document, at));

const hourNames =
  'unit1 unit2 attached week percent range money time small usual decimal again'.split(' ');
export const hoursSpace = featureSpace(hourNames);
const mostHours = 60;

/** A number of hours a week, rounded half up; a share of full time is that of 40. */
export function hoursCandidates(document: Document): Candidate<number>[] {
  const { tokens } = document;
  const numbers = tokens.map((token, at) => {
    const isCounted = has(tokens[at + 1], 'HOURS');
    const number = /^\d/u.test(token.text)
      ? numberOf(token)
      : isCounted
        ? numberOfWord(token.lower)
        : spokenNumber(token.lower);
    const isDecimal = number !== null && tokens[at + 1]?.lower === 'komma';
    return isDecimal ? number + (written[tokens[at + 2]?.lower ?? ''] ?? 0) / 10 : number;
  });
  const found: Candidate<number>[] = [];
  for (const [at, token] of tokens.entries()) {
    const number = numbers[at] ?? null;
    if (number === null || found.length > 60) continue;
    const isAttached = /h$/u.test(token.text);
    const units = [1, 2, -1, -2, -3, -4, -5].map((step) => tokens[at + step]);
    const unit = units.findIndex(
      (each) =>
        has(each, 'HOURS') ||
        /^(?:-?h|std\.?|hrs?|wochenstunden|-?stunden[\p{L}-]*)$/u.test(each?.lower ?? ''),
    );
    const isPercent = has(tokens[at + 1], 'PERCENT') && number >= 20 && number < 100;
    if (unit === -1 && !isPercent && !isAttached) continue;
    const value = Math.floor((isPercent ? (number * 40) / 100 : number) + 0.5);
    if (value < 1 || value > mostHours) continue;
    const { put, features } = describePlace(hoursSpace, document, at, at);
    put(unit === 0 ? 'unit1' : 'unit2');
    if (isAttached) put('attached');
    if (tokens.slice(at + 1, at + 6).some((each) => has(each, 'WEEK'))) put('week');
    if (isPercent) put('percent');
    if (
      /^(?:-|bis|to|oder|\/)$/u.test(tokens[at + 1]?.lower ?? '') ||
      (/^(?:-|bis|to|oder|\/)$/u.test(tokens[at - 1]?.lower ?? '') && numbers[at - 2] !== null)
    )
      put('range');
    if (tokens.slice(Math.max(0, at - 2), at + 3).some((each) => has(each, 'EURO'))) put('money');
    if (/^[:.]$/u.test(tokens[at + 1]?.text ?? '') || /uhr/u.test(tokens[at + 1]?.lower ?? ''))
      put('time');
    if (value < 15) put('small');
    if (value >= 35 && value <= 42) put('usual');
    if (/[.,]/u.test(token.text)) put('decimal');
    if (numbers.filter((each) => each === number).length > 1) put('again');
    found.push({
      value,
      key: String(value),
      start: token.start,
      end: (tokens[at + 1] ?? token).end,
      features: features(),
    });
  }
  return found;
}
