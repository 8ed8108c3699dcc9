import { boundedCache } from '../boundedCache.ts';
import { smallestParts } from '../text/compoundWords.ts';
import type { Occupation } from './lexicon.ts';
import { normalizeTitle, type NormalTitle } from '../text/normalizeTitle.ts';
import { wordReader, type WordReader } from '../text/titleWords.ts';
import { emptyMeanings, givenParts, weakMeanings } from '../text/wordMeaning.ts';

export interface OccupationName {
  readonly occupation: Occupation;
  readonly meanings: ReadonlySet<string>;
}

export interface OccupationIndex {
  readonly readWord: WordReader;
  readonly byId: ReadonlyMap<string, Occupation>;
  readonly idsByGroup: ReadonlyMap<string, readonly string[]>;
  readonly byWords: ReadonlyMap<string, readonly Occupation[]>;
  readonly byAbbreviation: ReadonlyMap<string, readonly Occupation[]>;
  readonly namesByMeaning: ReadonlyMap<string, readonly OccupationName[]>;
  readonly generalByMeanings: ReadonlyMap<string, readonly string[]>;
  readonly endingsOfNames: ReadonlySet<string>;
  readonly knowsMeaning: (meaning: string) => boolean;
  readonly weightOf: (meaning: string) => number;
}

/** Kinds of job count less than any trade, however few of them the lexicon has. */
const greatestWeakWeight = 0.2;

/** An unknown word may be a trade that the lexicon lacks, or a firm or a place. */
const unknownWeight = 0.8;

/** Words of many occupations tell them apart worse than their share says, so their weights are bent down. */
const weightBend = 1.3;

/** As many as a title of 200 letters has, so that reading it parts none twice. */
const wordsKept = 100;

function add<Value>(map: Map<string, Value[]>, key: string, value: Value): void {
  const values = map.get(key);
  if (values === undefined) map.set(key, [value]);
  else if (!values.includes(value)) values.push(value);
}

/** A reading asks for each word of its title several times; words of names are kept for good. */
function rememberedWords(read: WordReader, vocabulary: ReadonlySet<string>): WordReader {
  const ofNames = new Map<string, ReturnType<WordReader>>();
  const ofTitles = boundedCache(wordsKept, read);
  return (word) => {
    if (!vocabulary.has(word)) return ofTitles(word);
    const known = ofNames.get(word) ?? read(word);
    ofNames.set(word, known);
    return known;
  };
}

function weigher(meaningsOf: Iterable<ReadonlySet<string>>): (meaning: string) => number {
  const owners = new Map<string, number>();
  let occupations = 0;
  for (const meanings of meaningsOf) {
    occupations += 1;
    for (const meaning of meanings) owners.set(meaning, (owners.get(meaning) ?? 0) + 1);
  }
  return (meaning) => {
    if (emptyMeanings.has(meaning)) return 0;
    const count = owners.get(meaning);
    if (count === undefined) return unknownWeight;
    const weight = Math.max(0.05, Math.log(occupations / count) / Math.log(occupations));
    return weakMeanings.has(meaning)
      ? Math.min(weight ** weightBend, greatestWeakWeight)
      : weight ** weightBend;
  };
}

interface NormalName {
  readonly occupation: Occupation;
  readonly normal: NormalTitle;
}

interface MeaningTables {
  readonly namesByMeaning: Map<string, OccupationName[]>;
  readonly generalByMeanings: Map<string, string[]>;
  readonly endingsOfNames: Set<string>;
  readonly meaningsOf: Map<string, Set<string>>;
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
  const name = { occupation, meanings };
  const ofOccupation = tables.meaningsOf.get(occupation.id) ?? new Set();
  tables.meaningsOf.set(occupation.id, ofOccupation);
  for (const meaning of meanings) {
    ofOccupation.add(meaning);
    // No name is entered twice, and some meanings have too many of them to look through.
    const sharing = tables.namesByMeaning.get(meaning);
    if (sharing === undefined) tables.namesByMeaning.set(meaning, [name]);
    else sharing.push(name);
  }
  const ending = words.length === 1 ? words[0]?.at(-1) : undefined;
  if (ending !== undefined) tables.endingsOfNames.add(ending.written);
}

function indexWords(names: readonly NormalName[]): ReadonlyMap<string, readonly Occupation[]> {
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
  const readWord = rememberedWords(
    wordReader(vocabulary, smallestParts(givenParts, vocabulary)),
    vocabulary,
  );
  const tables: MeaningTables = {
    namesByMeaning: new Map(),
    generalByMeanings: new Map(),
    endingsOfNames: new Set(),
    meaningsOf: new Map(),
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
    byId: new Map(occupations.map((occupation) => [occupation.id, occupation])),
    idsByGroup,
    byWords: indexWords(names),
    byAbbreviation,
    knowsMeaning: (meaning) => tables.namesByMeaning.has(meaning),
    weightOf: weigher(occupations.map(({ id }) => tables.meaningsOf.get(id) ?? new Set())),
  };
}
