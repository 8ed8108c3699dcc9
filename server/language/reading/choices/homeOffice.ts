import type { Candidate } from '../choose.ts';
import type { Document, Token } from '../document.ts';
import { describe, speakingFor } from '../features.ts';
import { fractionAt, has, isNumber, joint, numberOf } from './tokenNumbers.ts';

const isHome = (token: Token | undefined) => has(token, 'HOME');
const isSite = (token: Token | undefined) => has(token, 'LOCAL');

const near = 9;

/** Whether the sentence speaks of home or office close by. */
function isPlaced(tokens: readonly Token[], at: number): boolean {
  const { sentence } = tokens[at] as Token;
  return tokens
    .slice(Math.max(0, at - near), at + near + 1)
    .some((token) => token.sentence === sentence && (isHome(token) || isSite(token)));
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

function sharesAt(tokens: readonly Token[], at: number, said: number | null) {
  const token = tokens[at] as Token;
  const days = weekdaysFrom(tokens, at);
  const number = said ?? days;
  const unit = unitOf(tokens, at);
  const isPercent =
    has(unit, 'PERCENT') ||
    (number !== null && number > 5 && (number % 5 === 0 || fractionAt(tokens, at) !== null));
  if (number === null ? !isHome(token) : number > 5 && !isPercent) return [];
  const isAlone = !isPlaced(tokens, at);
  if (isAlone && days === null && unit === undefined) return [];
  const share = number === null ? 100 : Math.round(isPercent ? number : number * inWeek);
  if (share > 100) return [];
  const kind =
    number === null ? 'full' : isPercent ? 'percent' : unit === undefined ? 'word' : 'days';
  const names = [days === null ? kind : 'weekday', ...(isAlone ? ['alone'] : [])];
  return [{ share, first: at, last: at, names, start: token.start, end: (unit ?? token).end }];
}

/** "2 Tage", "40 %", "fully remote", the share of the week from home, or the rest of it; none is said by the mode. */
export function homeOfficeCandidates(document: Document): Candidate<number>[] {
  const { tokens } = document;
  const spans = tokens
    .map((token, at) => ({ token, at, said: shareNumber(tokens, at) }))
    .filter(({ token, said }) => said !== null || weekdayOf(token) !== -1 || isHome(token))
    .slice(0, mostShares)
    .flatMap(({ at, said }) => sharesAt(tokens, at, said));
  return describe(document, spans).flatMap(({ share, start, end, features }) =>
    Object.entries({ same: share, other: 100 - share })
      .filter(([, value]) => value > 0)
      .map(([kind, value]) => ({
        ...{ value, key: String(value), start, end },
        features: speakingFor(kind, features),
      })),
  );
}
