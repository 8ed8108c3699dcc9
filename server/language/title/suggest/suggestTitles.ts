import type { TitleReading } from '@inkognito/shared/job';
import { limits } from '@inkognito/shared/limits';
import { LRUCache } from 'lru-cache';
import type { Reading } from '../occupation/findNames.ts';
import { type ReadTitle, readTitleBy, titleKnowledge } from '../readTitle.ts';
import { findNames } from './findNames.ts';
import { type SuggestedName, type SuggestedTitle, indexNames } from './nameIndex.ts';

const suggestionsMax = limits.titleSuggestionsMax;

let names: readonly SuggestedName[] | undefined;

/** Makes ready what suggestions are found in, a little with each step. */
export function* prepareSuggestions(): Generator<undefined, readonly SuggestedName[]> {
  names ??= yield* indexNames();
  return names;
}

function suggestedNames(): readonly SuggestedName[] {
  const rest = prepareSuggestions();
  for (;;) {
    const { done, value } = rest.next();
    if (done === true) return value;
  }
}

/** Apart from the titles of postings and people, which half-typed ones would crowd out. */
const typedKept = 500;

const understood = new LRUCache<string, Pick<ReadTitle, 'isSure' | 'readings'>>({
  max: typedKept,
  memoMethod: (typed) => {
    const { isSure, readings } = readTitleBy(titleKnowledge(), typed);
    return {
      isSure,
      readings: readings.toSorted((left, right) => right.confidence - left.confidence),
    };
  },
});

/** Of a title that is not surely read, and only where no name begins as typed: half a word is easily misread. */
const leastConfidence = 0.5;

const labelOf = ({ occupation }: Reading) => occupation.names[0] ?? occupation.id;

/** The best names first: those that begin as typed, then the occupations that the title is read as. */
export function suggestTitles(typed: string): SuggestedTitle[] {
  const found = findNames(typed, suggestedNames(), suggestionsMax);
  if (found.length === suggestionsMax) return found;
  const { isSure, readings } = understood.memo(typed);
  const needed = isSure ? 0 : found.length === 0 ? leastConfidence : Infinity;
  const read = readings
    .filter(({ confidence }) => confidence >= needed)
    .map((reading) => ({ title: labelOf(reading), occupation: reading.occupation.id }));
  const titles = new Map([...found, ...read].map((each) => [each.title, each]));
  return [...titles.values()].slice(0, suggestionsMax);
}

export function describeReading(title: string): Omit<TitleReading, 'field'> {
  const { isSure, readings } = understood.memo(title);
  const [best] = readings;
  return { sure: isSure, occupation: best === undefined ? null : labelOf(best) };
}
