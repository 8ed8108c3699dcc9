import type { Facts, Place } from '../fact.ts';
import { prepareSource, type Source } from '../source.ts';
import { isAustrian } from './austria.ts';
import { choosePay } from './choosing.ts';
import { conversions } from './conversion.ts';
import { statementsIn } from './statements.ts';

/** Soft hyphens and their like stand inside words, where `plain` has spaces. */
const insideWords = /[\u00AD\u200B-\u200D\u2060\uFEFF]/g;

function read(plain: string): Facts['salary'] {
  const statements = statementsIn(plain);
  if (statements.length === 0) return null;
  const lower = plain.toLowerCase();
  return choosePay(statements, conversions(lower, isAustrian(lower)));
}

/** Thousands of euros gross a year; the rules stand in docs/reading.md. */
export function readPay(source: Source): Facts['salary'] {
  const removed = [...source.text.matchAll(insideWords)].map(({ index }) => index);
  if (removed.length === 0) return read(source.plain);
  const fact = read(prepareSource(source.text.replace(insideWords, '')).plain);
  const moved = <Moved extends Place>(place: Moved): Moved => ({
    ...place,
    start: placeBefore(removed, place.start),
    end: placeBefore(removed, place.end - 1) + 1,
  });
  if (fact === null) return null;
  return 'value' in fact ? moved(fact) : { ...fact, places: fact.places.map(moved) };
}

/** Where the character at `place` stood before the `removed` ones were taken out. */
function placeBefore(removed: readonly number[], place: number): number {
  let at = place;
  for (const index of removed) {
    if (index > at) break;
    at++;
  }
  return at;
}
