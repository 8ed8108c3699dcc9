import type { OccupationArea } from '../lexicon/lexicon.schema.ts';
import { foldLetters } from '../text/foldText.ts';
import { withoutGender } from '../text/genderForms.ts';

export interface SuggestedTitle {
  readonly title: string;
  readonly occupation: string;
}

export interface NameIndex {
  /** The best first: German before English, the first name of an occupation, short ones. */
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

type Occupation = OccupationArea['mainGroups'][number]['groups'][number]['occupations'][number];

function entriesOf({ id, names, english = [], abbreviations = [] }: Occupation): Entry[] {
  const seen = new Set<string>();
  const all = [...names, ...english];
  const written = all.map((title, place) => ({
    ...{ title, occupation: id, text: wordsOf(title).join(' ') },
    ...{ isEnglish: place >= names.length, isFirst: place === 0 },
  }));
  // "Koch" and "Köchin" are one suggestion.
  const different = written.filter(({ text }) => {
    const key = text.split(' ').map(withoutGender).join(' ');
    return !seen.has(key) && seen.add(key);
  });
  const short = abbreviations.flatMap((abbreviation) => {
    const text = wordsOf(abbreviation).join(' ');
    const title = all.find((name) => initialsOf(name) === text) ?? names[0];
    return title === undefined ? [] : [{ title, text }];
  });
  return [
    ...different,
    ...short.map((each) => ({ ...each, occupation: id, isEnglish: false, isFirst: false })),
  ];
}

function byWorth(left: Entry, right: Entry): number {
  return (
    Number(left.isEnglish) - Number(right.isEnglish) ||
    Number(right.isFirst) - Number(left.isFirst) ||
    left.text.length - right.text.length ||
    (left.text < right.text ? -1 : 1)
  );
}

function sortedStarts(texts: readonly string[]): Uint32Array {
  const suffixes = texts.flatMap((text, at) =>
    [...text.matchAll(/[^ ]+/g)].map(({ index }) => ({
      suffix: text.slice(index),
      start: (at << placeBits) | index,
    })),
  );
  suffixes.sort((left, right) => (left.suffix < right.suffix ? -1 : 1));
  return Uint32Array.from(suffixes, ({ start }) => start);
}

export function indexNames(areas: readonly OccupationArea[]): NameIndex {
  const entries = areas
    .flatMap(({ mainGroups }) => mainGroups)
    .flatMap(({ groups }) => groups)
    .flatMap(({ occupations }) => occupations)
    .flatMap(entriesOf)
    .filter(({ text }) => text !== '' && text.length <= longestText)
    .sort(byWorth);
  const texts = entries.map(({ text }) => text);
  return {
    names: entries.map(({ title, occupation }) => ({ title, occupation })),
    texts,
    starts: sortedStarts(texts),
  };
}
