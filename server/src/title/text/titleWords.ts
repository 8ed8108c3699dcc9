import { partWord, type KnownParts } from './compoundWords.ts';
import { editDistance } from './editDistance.ts';
import { isEmptyEnding, meaningOfPart } from './wordMeaning.ts';

export interface WordPart {
  readonly written: string;
  readonly meaning: string;
}

export type TitleWord = readonly WordPart[];

export type WordReader = (word: string) => TitleWord;

/** Short words differ by a letter as a rule ("Koch", "Tuch"); only in longer ones that is a slip of the finger. */
const shortestMisspelt = 7;
const longWord = 11;

/** Words by first letter and length: a misspelling keeps the first and nearly keeps the second. */
function misspellingFinder(vocabulary: ReadonlySet<string>): (word: string) => string | null {
  const byShape = new Map<string, string[]>();
  for (const word of vocabulary) {
    const shape = `${word.slice(0, 1)}${word.length}`;
    const alike = byShape.get(shape);
    if (alike === undefined) byShape.set(shape, [word]);
    else alike.push(word);
  }
  return (word) => {
    if (word.length < shortestMisspelt) return null;
    const limit = word.length < longWord ? 1 : 2;
    let nearest: string | null = null;
    let distanceOfNearest = limit + 1;
    for (let length = word.length - limit; length <= word.length + limit; length += 1) {
      for (const known of byShape.get(`${word.slice(0, 1)}${length}`) ?? []) {
        const distance = editDistance(word, known, limit);
        if (distance > distanceOfNearest || distance > limit) continue;
        // Two words equally near leave open which one was meant.
        nearest = distance === distanceOfNearest ? null : known;
        distanceOfNearest = distance;
      }
    }
    return nearest;
  };
}

export function wordReader(vocabulary: ReadonlySet<string>, parts: KnownParts): WordReader {
  const findMeant = misspellingFinder(new Set([...vocabulary, ...parts.words]));
  const writtenParts = (word: string): readonly string[] => {
    const parted = partWord(word, parts);
    if (parted.isKnown) return parted.parts;
    const meant = findMeant(word);
    if (meant !== null) return partWord(meant, parts).parts;
    return parted.parts.flatMap((part) => {
      if (parts.has(part)) return part;
      const meantPart = findMeant(part);
      return meantPart === null ? part : partWord(meantPart, parts).parts;
    });
  };
  return (word) => {
    const written = writtenParts(word);
    const meant =
      written.length > 1 && isEmptyEnding(written.at(-1) ?? '') ? written.slice(0, -1) : written;
    return meant.map((part) => ({ written: part, meaning: meaningOfPart(part) }));
  };
}
