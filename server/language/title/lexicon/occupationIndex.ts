import { smallestParts } from '../text/compoundWords.ts';
import type { Occupation } from './lexicon.ts';
import { type NameTable, type OccupationName, nameTable } from './nameTable.ts';
import { normalizeTitle, type NormalTitle } from '../parts/normalizeTitle.ts';
import { wordReader, type WordReader } from '../text/titleWords.ts';
import { emptyMeanings, givenParts, weakMeanings } from '../text/wordMeaning.ts';

export interface OccupationIndex {
  readonly readWord: WordReader;
  readonly byId: ReadonlyMap<string, Occupation>;
  readonly idsByGroup: ReadonlyMap<string, readonly string[]>;
  /** The occupations that have a name of exactly these words, written together. */
  readonly byWords: ReadonlyMap<string, readonly Occupation[]>;
  readonly byAbbreviation: ReadonlyMap<string, readonly Occupation[]>;
  readonly names: NameTable;
  readonly generalByMeanings: ReadonlyMap<string, readonly string[]>;
  readonly endingsOfNames: ReadonlySet<string>;
}

function add<Value>(map: Map<string, Value[]>, key: string, value: Value): void {
  const values = map.get(key);
  if (values === undefined) map.set(key, [value]);
  else if (!values.includes(value)) values.push(value);
}

interface NormalName {
  readonly occupation: Occupation;
  readonly normal: NormalTitle;
}

interface MeaningTables {
  readonly names: OccupationName[];
  readonly generalByMeanings: Map<string, string[]>;
  readonly endingsOfNames: Set<string>;
}

function enterName(
  { occupation, normal }: NormalName,
  readWord: WordReader,
  tables: MeaningTables,
): void {
  // "Trainee Vertrieb" is an occupation only as a whole; its remaining words belong to another one.
  if (normal.seniority !== 'regular') return;
  const words = normal.words.map(readWord);
  const all = words.flat().map(({ meaning }) => meaning);
  const meanings = new Set(all.filter((meaning) => !emptyMeanings.has(meaning)));
  // "Lead Engineer" would claim every "Engineer": a name without a trade counts as a whole only.
  const isWeak = [...meanings].every((meaning) => weakMeanings.has(meaning));
  if (isWeak && !occupation.isGeneral) return;
  if (occupation.isGeneral && meanings.size > 0) {
    add(tables.generalByMeanings, all.join(' '), occupation.id);
  }
  tables.names.push({ occupation, meanings: [...meanings] });
  const ending = words.length === 1 ? words[0]?.at(-1) : undefined;
  if (ending !== undefined) tables.endingsOfNames.add(ending.written);
}

function indexWords(names: readonly NormalName[]): OccupationIndex['byWords'] {
  const byWords = new Map<string, Occupation[]>();
  for (const { occupation, normal } of names) add(byWords, normal.allWords.join(''), occupation);
  for (const { occupation, normal } of names) {
    const key = normal.words.join('');
    if (normal.seniority === 'regular' && !byWords.has(key)) add(byWords, key, occupation);
  }
  return byWords;
}

export function indexOccupations(occupations: readonly Occupation[]): OccupationIndex {
  const names = occupations.flatMap((occupation) =>
    occupation.names.map((name) => ({ occupation, normal: normalizeTitle(name) })),
  );
  const vocabulary = new Set(names.flatMap(({ normal }) => normal.words));
  const readWord = wordReader(vocabulary, smallestParts(givenParts, vocabulary));
  const tables: MeaningTables = {
    names: [],
    generalByMeanings: new Map(),
    endingsOfNames: new Set(),
  };
  for (const name of names) enterName(name, readWord, tables);
  const idsByGroup = new Map<string, string[]>();
  const byAbbreviation = new Map<string, Occupation[]>();
  for (const occupation of occupations) {
    add(idsByGroup, occupation.group, occupation.id);
    for (const abbreviation of occupation.abbreviations) {
      add(byAbbreviation, normalizeTitle(abbreviation).allWords.join(''), occupation);
    }
  }
  return {
    ...tables,
    readWord,
    names: nameTable(tables.names),
    byId: new Map(occupations.map((occupation) => [occupation.id, occupation])),
    idsByGroup,
    byWords: indexWords(names),
    byAbbreviation,
  };
}
