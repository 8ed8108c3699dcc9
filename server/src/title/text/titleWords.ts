import { LRUCache } from 'lru-cache';
import { partWord, type KnownParts } from './compoundWords.ts';
import { misspellingFinder } from './misspelling.ts';
import { slipJudge } from './slips.ts';
import { isEmptyEnding, meaningOfPart } from './wordMeaning.ts';
import { wordTable } from './wordTable.ts';

export interface WordPart {
  readonly written: string;
  readonly meaning: string;
}

export type TitleWord = readonly WordPart[];

export type WordReader = (word: string) => TitleWord;

const partOf = (written: string): WordPart => ({ written, meaning: meaningOfPart(written) });

/** Apart from what reads them, so that what they are made of is not kept with them. */
function listParts(words: readonly string[], parted: (word: string) => readonly string[]) {
  const numbers = new Map<string, number>();
  const parts: WordPart[] = [];
  const ofWords = words.map((word) =>
    parted(word).map((written) => {
      const number = numbers.get(written) ?? parts.push(partOf(written)) - 1;
      numbers.set(written, number);
      return number;
    }),
  );
  const starts = new Uint32Array(words.length + 1);
  ofWords.forEach(({ length }, place) => {
    starts[place + 1] = (starts[place] ?? 0) + length;
  });
  return { parts, flat: Uint16Array.from(ofWords.flat()), starts };
}

/** The parts of all known words, by the place of each in the table: most words share theirs with others. */
function rememberParts(words: readonly string[], parted: (word: string) => readonly string[]) {
  const { parts, flat, starts } = listParts(words, parted);
  return (place: number): TitleWord => {
    const word: WordPart[] = [];
    for (let at = starts[place] ?? 0; at < (starts[place + 1] ?? 0); at += 1) {
      const part = parts[flat[at] ?? 0];
      if (part !== undefined) word.push(part);
    }
    return word;
  };
}

function partReader(known: readonly string[], parts: KnownParts) {
  const table = wordTable(known);
  const findNearest = misspellingFinder(known);
  const isSlip = slipJudge(table);
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
  const tellingParts = (word: string): readonly string[] => {
    const written = writtenParts(word);
    return written.length > 1 && isEmptyEnding(written.at(-1) ?? '')
      ? written.slice(0, -1)
      : written;
  };
  return { table, tellingParts };
}

/** As many as a title of 200 letters has, so that reading it parts none twice. */
const wordsKept = 100;

export function wordReader(vocabulary: ReadonlySet<string>, parts: KnownParts): WordReader {
  const known = [...new Set([...vocabulary, ...parts.words])];
  const { table, tellingParts } = partReader(known, parts);
  const sorted = Array.from(known.keys(), table.at);
  const ofKnown = rememberParts(sorted, tellingParts);
  const ofOthers = new LRUCache<string, TitleWord>({
    max: wordsKept,
    memoMethod: (word) => tellingParts(word).map(partOf),
  });
  return (word) => {
    const place = table.find(word);
    return place === -1 ? ofOthers.memo(word) : ofKnown(place);
  };
}
