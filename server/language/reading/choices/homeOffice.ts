import type { Candidate } from '../choose.ts';
import type { Document, Token } from '../document.ts';
import { describePlace, speakingFor } from '../features.ts';
import { fractionAt, has, isNumber, joint, numberOf } from './tokenNumbers.ts';

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

/** Of a range, or of the days of a week: "zwei von fünf Tagen". */
const startsRange = /^(?:-|bis|to|oder|or|\/|von|of|der)$/u;
const daily = /^\p{L}+-?(?:tage?n?|days?)$/u;

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

/** "ein Drittel", "jeden zweiten Tag", "die halbe Woche": half of it; "ein halber Tag": half a day. */
function shareNumber(tokens: readonly Token[], at: number): number | null {
  const token = tokens[at] as Token;
  if (/^halbe[rn]?$/u.test(token.lower) && has(tokens[at + 1], 'DAYS')) return 0.5;
  const isHalf =
    /^(?:halbe|halb|halbe-halbe|fifty-fifty)$/u.test(token.lower) ||
    (/^(?:zweiten?|other|second)$/u.test(token.lower) &&
      /^(?:jede[nr]?|every)$/u.test(tokens[at - 1]?.lower ?? ''));
  return isHalf ? 50 : (fractionAt(tokens, at) ?? numberOf(token));
}

const inWeek = 20;
const mostShares = 120;

function sharesAt(document: Document, at: number, said: number | null): Candidate<number>[] {
  const { tokens } = document;
  const token = tokens[at] as Token;
  const days = weekdaysFrom(tokens, at);
  const number = said ?? days;
  const unit = unitOf(tokens, at);
  const isPercent =
    has(unit, 'PERCENT') ||
    (number !== null && number > 5 && (number % 5 === 0 || fractionAt(tokens, at) !== null));
  if (number === null ? !isHome(token) : number > 5 && !isPercent) return [];
  const { put, features } = describePlace(document, at, at);
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
  const place = { start: token.start, end: (unit ?? token).end };
  return Object.entries({ same: share, other: 100 - share })
    .filter(([, value]) => value > 0)
    .map(([kind, value]) => ({
      ...{ value, key: String(value), ...place },
      features: speakingFor(kind, features()),
    }));
}

/** "2 Tage", "40 %", "fully remote", the share of the week from home, or the rest of it; none is said by the mode. */
export const homeOfficeCandidates = (document: Document): Candidate<number>[] =>
  document.tokens
    .map((token, at) => ({ token, at, said: shareNumber(document.tokens, at) }))
    .filter(({ token, said }) => said !== null || weekdayOf(token) !== -1 || isHome(token))
    .slice(0, mostShares)
    .flatMap(({ at, said }) => sharesAt(document, at, said));
