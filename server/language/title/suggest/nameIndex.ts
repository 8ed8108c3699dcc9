import { type WrittenOccupation, writtenOccupations } from '../lexicon/lexicon.ts';
import { foldLetters } from '../text/foldText.ts';
import { withoutGender } from '../text/genderForms.ts';

export interface SuggestedTitle {
  readonly title: string;
  readonly occupation: string;
}

export interface NameIndex {
  readonly names: readonly SuggestedTitle[];
  /** What is compared with what was typed, at the same place as its name. */
  readonly texts: readonly string[];
  /** Where each word of each text begins, sorted by what follows; see `placeOf`. */
  readonly starts: Uint32Array;
}

const placeBits = 8;
const longestText = 2 ** placeBits - 1;

/** The text's number and the place within it in one number, as there are some sixty thousand. */
export const placeOf = (start: number) => ({
  at: start >>> placeBits,
  offset: start & longestText,
});

/** "C++" and "C#" are words of their own; all other signs stand between words. */
export function wordsOf(written: string): string[] {
  const spelt = written.normalize('NFC').replaceAll('+', 'plus').replaceAll('#', 'sharp');
  return foldLetters(spelt).match(/[a-z0-9]+/g) ?? [];
}

interface Entry extends SuggestedTitle {
  readonly text: string;
  readonly isEnglish: boolean;
  readonly isFirst: boolean;
}

const initialsOf = (name: string) =>
  wordsOf(name)
    .map((word) => word[0])
    .join('');

function entriesOf({ id, names, english = [], abbreviations = [] }: WrittenOccupation): Entry[] {
  const seen = new Set<string>();
  const all = [...names, ...english];
  const written = all.map((title, place) => ({
    title,
    occupation: id,
    text: wordsOf(title).join(' '),
    isEnglish: place >= names.length,
    isFirst: place === 0,
  }));
  // "Koch" and "Köchin" are one suggestion.
  const different = written.filter(({ text }) => {
    const key = text.split(' ').map(withoutGender).join(' ');
    return !seen.has(key) && seen.add(key);
  });
  const short = abbreviations.flatMap((abbreviation) => {
    const text = wordsOf(abbreviation).join(' ');
    const title = all.find((name) => initialsOf(name) === text) ?? names[0];
    if (title === undefined) return [];
    return [{ title, occupation: id, text, isEnglish: false, isFirst: false }];
  });
  return [...different, ...short];
}

/** German before English, first names before others, short ones before long ones: a bucket for each such kind. */
const worthOf = ({ isEnglish, isFirst, text }: Entry) =>
  (isEnglish ? 4 * longestText : 0) + (isFirst ? 0 : 2 * longestText) + text.length;

/** As many as are sorted within a millisecond or two begin with the same letters. */
const bucketLetters = 3;

/** Sorts a bucket in each step, so that there can be pauses between the steps. */
function* sortedBuckets<Element>(
  elements: Iterable<Element>,
  keyOf: (element: Element) => string | number,
  textOf: (element: Element) => string,
): Generator<undefined, Element[]> {
  const buckets = new Map<string | number, Element[]>();
  for (const element of elements) {
    const key = keyOf(element);
    const bucket = buckets.get(key);
    if (bucket === undefined) buckets.set(key, [element]);
    else bucket.push(element);
    yield;
  }
  const sorted: Element[] = [];
  for (const key of [...buckets.keys()].sort((left, right) => (left < right ? -1 : 1))) {
    const bucket = buckets.get(key) ?? [];
    bucket.sort((left, right) => (textOf(left) < textOf(right) ? -1 : 1));
    for (const element of bucket) sorted.push(element);
    yield;
  }
  return sorted;
}

interface Suffix {
  readonly suffix: string;
  readonly start: number;
}

function* sortedStarts(texts: readonly string[]): Generator<undefined, Uint32Array> {
  const suffixes: Suffix[] = [];
  for (const [at, text] of texts.entries()) {
    for (const { index } of text.matchAll(/[^ ]+/g)) {
      suffixes.push({ suffix: text.slice(index), start: (at << placeBits) | index });
    }
    yield;
  }
  const sorted = yield* sortedBuckets(
    suffixes,
    ({ suffix }) => suffix.slice(0, bucketLetters),
    ({ suffix }) => suffix,
  );
  return Uint32Array.from(sorted, ({ start }) => start);
}

function* sortedEntries(): Generator<undefined, Entry[]> {
  const entries: Entry[] = [];
  for (const occupation of writtenOccupations()) {
    for (const entry of entriesOf(occupation)) {
      if (entry.text !== '' && entry.text.length <= longestText) entries.push(entry);
    }
    yield;
  }
  return yield* sortedBuckets(entries, worthOf, ({ text }) => text);
}

/** In thousands of small steps, each well under a few milliseconds. */
export function* indexNames(): Generator<undefined, NameIndex> {
  const entries = yield* sortedEntries();
  const texts = entries.map(({ text }) => text);
  const names = entries.map(({ title, occupation }) => ({ title, occupation }));
  return { names, texts, starts: yield* sortedStarts(texts) };
}
