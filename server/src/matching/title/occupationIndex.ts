import { smallestParts } from './compoundWords.ts';
import { listOccupations, occupationAreas, type Occupation } from './lexicon.ts';
import { normalizeTitle } from './normalizeTitle.ts';
import { wordReader, type WordReader } from './titleWords.ts';
import { emptyMeanings, givenParts, weakMeanings } from './wordMeaning.ts';

/** One name of one occupation, ready to be looked for in a title. */
export interface OccupationName {
  readonly occupation: Occupation;
  /** What its words mean, without those that mean nothing. */
  readonly meanings: ReadonlySet<string>;
}

export interface OccupationIndex {
  readonly readWord: WordReader;
  readonly idsByGroup: ReadonlyMap<string, readonly string[]>;
  /** By all words of the name, in their order, written together. */
  readonly byWords: ReadonlyMap<string, readonly Occupation[]>;
  readonly byAbbreviation: ReadonlyMap<string, readonly Occupation[]>;
  readonly namesByMeaning: ReadonlyMap<string, readonly OccupationName[]>;
  /** Parts, as written, that end the name of an occupation: "entwickler", but not "entwicklung". */
  readonly endingsOfNames: ReadonlySet<string>;
  /** Whether any occupation has this meaning in a name. */
  readonly knowsMeaning: (meaning: string) => boolean;
  /** How much a meaning says about the job: 0 (nothing) to 1 (only one occupation has it in a name). */
  readonly weightOf: (meaning: string) => number;
}

/** Kinds of job count less than any trade, however few of them the lexicon has. */
const greatestWeakWeight = 0.2;

/** An unknown word may be a trade that the lexicon lacks, or a firm or a place. */
const unknownWeight = 0.8;

/** Bends the weights down, as words of many occupations tell them apart worse than their share says. */
const weightBend = 1.3;

function add<Value>(map: Map<string, Value[]>, key: string, value: Value): void {
  const values = map.get(key);
  if (values === undefined) map.set(key, [value]);
  else if (!values.includes(value)) values.push(value);
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

function indexOccupations(occupations: readonly Occupation[]): OccupationIndex {
  const names = occupations.flatMap((occupation) =>
    occupation.names.map((name) => ({ occupation, normal: normalizeTitle(name) })),
  );
  const vocabulary = new Set(names.flatMap(({ normal }) => normal.words));
  const readWord = wordReader(vocabulary, smallestParts(givenParts, vocabulary));

  const byWords = new Map<string, Occupation[]>();
  const byAbbreviation = new Map<string, Occupation[]>();
  const namesByMeaning = new Map<string, OccupationName[]>();
  const endingsOfNames = new Set<string>();
  const meaningsOf = new Map(occupations.map(({ id }) => [id, new Set<string>()]));

  for (const { occupation, normal } of names) {
    add(byWords, normal.allWords.join(''), occupation);
    // "Trainee Vertrieb" is an occupation only as a whole; its remaining words belong to another one.
    if (normal.seniority !== 'regular') continue;
    const words = normal.words.map(readWord);
    const all = words.flatMap((parts) => parts.map(({ meaning }) => meaning));
    const meanings = new Set(all.filter((meaning) => !emptyMeanings.has(meaning)));
    // "Lead Engineer" would claim every "Engineer": a name without a trade counts as a whole only.
    if (!occupation.isGeneral && [...meanings].every((meaning) => weakMeanings.has(meaning))) {
      continue;
    }
    const name = { occupation, meanings };
    for (const meaning of meanings) {
      meaningsOf.get(occupation.id)?.add(meaning);
      add(namesByMeaning, meaning, name);
    }
    const ending = normal.words.length === 1 ? words[0]?.at(-1) : undefined;
    if (ending !== undefined) endingsOfNames.add(ending.written);
  }
  const idsByGroup = new Map<string, string[]>();
  // "Kaufmännischer Bereich" without its filling word, unless that is a name in its own right.
  for (const { occupation, normal } of names) {
    const key = normal.words.join('');
    if (normal.seniority === 'regular' && !byWords.has(key)) add(byWords, key, occupation);
  }
  for (const occupation of occupations) {
    add(idsByGroup, occupation.group, occupation.id);
    for (const abbreviation of occupation.abbreviations) {
      add(byAbbreviation, normalizeTitle(abbreviation).allWords.join(''), occupation);
    }
  }
  return {
    readWord,
    idsByGroup,
    byWords,
    byAbbreviation,
    namesByMeaning,
    endingsOfNames,
    knowsMeaning: (meaning) => namesByMeaning.has(meaning),
    weightOf: weigher(meaningsOf.values()),
  };
}

export const occupationIndex = indexOccupations(listOccupations(occupationAreas));
