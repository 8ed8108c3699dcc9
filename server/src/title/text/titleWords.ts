import { partWord, type KnownParts } from './compoundWords.ts';
import { misspellingFinder } from './misspelling.ts';
import { slipJudge } from './slips.ts';
import { isEmptyEnding, meaningOfPart } from './wordMeaning.ts';

export interface WordPart {
  readonly written: string;
  readonly meaning: string;
}

export type TitleWord = readonly WordPart[];

export type WordReader = (word: string) => TitleWord;

export function wordReader(vocabulary: ReadonlySet<string>, parts: KnownParts): WordReader {
  const known = new Set([...vocabulary, ...parts.words]);
  const findNearest = misspellingFinder(known);
  const isSlip = slipJudge(known);
  const findMeant = (word: string) => {
    const nearest = findNearest(word);
    return nearest !== null && isSlip(word, nearest) ? nearest : null;
  };
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
