import type { Candidate } from '../choose.ts';
import type { Document } from '../document.ts';
import { describePlace } from '../features.ts';
import { numberOfWord } from '../numberWords.ts';
import { digitOf, has, joint, numberOf, spokenNumber } from './tokenNumbers.ts';

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
  const found: Candidate<number>[] = [];
  for (const [at, token] of tokens.entries()) {
    const number = numbers[at] ?? null;
    if (number === null || found.length > mostNumbers) continue;
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
    const { put, features } = describePlace(document, at, at);
    put(unit === 0 ? 'unit1' : 'unit2');
    if (isPercent) put('percent');
    if (
      joint.test(tokens[at + 1]?.lower ?? '') ||
      (joint.test(tokens[at - 1]?.lower ?? '') && numbers[at - 2] !== null)
    )
      put('range');
    if (value < 15) put('small');
    if (value >= 35 && value <= 42) put('usual');
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
