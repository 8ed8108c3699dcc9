import { LRUCache } from 'lru-cache';
import { partWord, type KnownParts } from './compoundWords.ts';
import { misspellingFinder } from './misspelling.ts';
import { emptyEndings, meaningOfPart } from './wordMeaning.ts';

export interface WordPart {
  readonly written: string;
  readonly meaning: string;
}

export type TitleWord = readonly WordPart[];

export type WordReader = (word: string) => TitleWord;

function partReader(known: readonly string[], parts: KnownParts) {
  const findMeant = misspellingFinder(known);
  const writtenParts = (word: string): readonly string[] => {
    const parted = partWord(word, parts);
    if (parted.isKnown) return parted.parts;
    const meant = findMeant(word);
    if (meant !== null) return partWord(meant, parts).parts;
    return parted.parts.flatMap((part) => {
      const meantPart = findMeant(part);
      return meantPart === null ? part : partWord(meantPart, parts).parts;
    });
  };
  return (word: string): readonly string[] => {
    const written = writtenParts(word);
    return written.length > 1 && emptyEndings.has(written.at(-1) ?? '')
      ? written.slice(0, -1)
      : written;
  };
}

/** As many as a title of 200 letters has, so that reading it parts none twice. */
const wordsKept = 100;

export function wordReader(vocabulary: ReadonlySet<string>, parts: KnownParts): WordReader {
  const known = [...new Set([...vocabulary, ...parts.words])];
  const tellingParts = partReader(known, parts);
  // Most words share their parts with others.
  const shared = new Map<string, WordPart>();
  const partOf = (written: string): WordPart => {
    const part = shared.get(written) ?? { written, meaning: meaningOfPart(written) };
    shared.set(written, part);
    return part;
  };
  const ofKnown = new Map(known.map((word) => [word, tellingParts(word).map(partOf)]));
  const ofOthers = new LRUCache<string, TitleWord>({
    max: wordsKept,
    memoMethod: (word) =>
      tellingParts(word).map((written) => ({ written, meaning: meaningOfPart(written) })),
  });
  return (word) => ofKnown.get(word) ?? ofOthers.memo(word);
}
