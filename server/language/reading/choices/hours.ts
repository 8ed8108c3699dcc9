import type { Candidate } from '../choose.ts';
import type { Document } from '../document.ts';
import { describe, type Span } from '../features.ts';
import { numberOfWord } from '../numberWords.ts';
import { digitOf, has, numberOf, spokenNumber } from './tokenNumbers.ts';

const mostHours = 60;
const mostNumbers = 60;

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
    return isDecimal ? number + (digitOf(tokens[at + 2]) ?? 0) / 10 : number;
  });
  const spans: (Span & Omit<Candidate<number>, 'features'>)[] = [];
  for (const [at, token] of tokens.entries()) {
    const number = numbers[at] ?? null;
    if (number === null || spans.length > mostNumbers) continue;
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
    const end = (tokens[at + 1] ?? token).end;
    const names = [...(isPercent ? ['percent'] : []), ...(value < 15 ? ['small'] : [])];
    spans.push({ value, key: String(value), start: token.start, end, first: at, last: at, names });
  }
  return describe(document, spans);
}
