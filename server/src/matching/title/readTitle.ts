import { boundedCache } from './boundedCache.ts';
import { confidences, findNames, type FoundNames } from './findNames.ts';
import type { Occupation } from './lexicon.ts';
import { normalizeTitle, type NormalTitle } from './normalizeTitle.ts';
import { occupationIndex, type OccupationIndex } from './occupationIndex.ts';
import { seniorityOfWord, type Seniority } from './seniority.ts';
import type { TitleWord } from './titleWords.ts';
import { emptyMeanings, meaningOfPart } from './wordMeaning.ts';

/** A title as the similarity sees it. */
export interface ReadTitle extends FoundNames {
  readonly seniority: Seniority;
  /** What its words mean, each with its weight; words that mean nothing have none. */
  readonly weights: ReadonlyMap<string, number>;
  readonly weight: number;
  /** The meanings that say enough to look other titles up by them. */
  readonly telling: ReadonlySet<string>;
  /** What its words end in, where that is a kind of job: "entwickler", "verkäufer". */
  readonly jobs: ReadonlySet<string>;
  /** The same for titles that say the same in other forms or another order. */
  readonly key: string;
}

/** A few megabytes, and more titles than a day brings. */
const titlesKept = 20_000;

/** Meanings below this stand in so many names that whoever shares one has nothing in common yet. */
const tellingWeight = 0.35;

const abbreviationConfidence = 0.9;

/** A title longer than any is cut, so that nonsense costs no time. */
const longestTitle = 200;

function exactly(
  occupations: readonly Occupation[] | undefined,
  confidence: number,
): FoundNames | null {
  if (occupations === undefined) return null;
  return {
    readings: occupations.map((occupation) => ({ occupation, confidence, isLeader: false })),
    // A general name is a job of its own only beside the same name; see `titleSimilarity`.
    isSure: occupations.every(({ isGeneral }) => !isGeneral),
  };
}

/** A word that no name has: a place, a firm. */
function isStrange(word: string, index: OccupationIndex): boolean {
  if (seniorityOfWord(word) !== null) return false;
  return index
    .readWord(word)
    .every(({ meaning }) => !index.knowsMeaning(meaning) && !emptyMeanings.has(meaning));
}

/** The title is a name as it stands, or but for strange words. */
function namedExactly({ words, allWords }: NormalTitle, index: OccupationIndex): FoundNames | null {
  const byWords = (chosen: readonly string[]) => index.byWords.get(chosen.join(''));
  const known = (chosen: readonly string[]) => chosen.filter((word) => !isStrange(word, index));
  const whole = byWords(allWords) ?? byWords(words) ?? index.byAbbreviation.get(words.join(''));
  return (
    exactly(whole, confidences.all) ??
    exactly(byWords(known(allWords)) ?? byWords(known(words)), confidences.strangeWords)
  );
}

/**
 * "PDL ambulante Pflege": an abbreviation is a name, unless it also stands in names of other occupations, as "SHK" and
 * "IT" do; those count only if nothing else in the title is a name.
 */
function namedByAbbreviation(
  { words }: NormalTitle,
  hasNames: boolean,
  index: OccupationIndex,
): FoundNames['readings'] {
  return words
    .filter((word) => !hasNames || !index.knowsMeaning(meaningOfPart(word)))
    .flatMap((word) => index.byAbbreviation.get(word) ?? [])
    .map((occupation) => ({ occupation, confidence: abbreviationConfidence, isLeader: false }));
}

function findOccupations(
  normal: NormalTitle,
  words: readonly TitleWord[],
  index: OccupationIndex,
): FoundNames {
  const exact = namedExactly(normal, index);
  if (exact !== null) return exact;
  const named = findNames(words, index);
  const abbreviated = namedByAbbreviation(normal, named.readings.length > 0, index);
  return {
    readings: [...named.readings, ...abbreviated],
    isSure: named.isSure || abbreviated.length > 0,
  };
}

function weigh(words: readonly TitleWord[], index: OccupationIndex): ReadonlyMap<string, number> {
  const weights = new Map<string, number>();
  for (const { meaning } of words.flat()) {
    const weight = index.weightOf(meaning);
    if (weight > 0) weights.set(meaning, weight);
  }
  return weights;
}

function jobsIn(words: readonly TitleWord[], index: OccupationIndex): ReadonlySet<string> {
  const endings = words.flatMap((word) => word.at(-1) ?? []);
  return new Set(
    endings
      .filter(
        ({ written, meaning }) => index.endingsOfNames.has(written) && index.weightOf(meaning) > 0,
      )
      .map(({ meaning }) => meaning),
  );
}

function readAfresh(title: string): ReadTitle {
  const normal = normalizeTitle(title.slice(0, longestTitle));
  const words = normal.words.map(occupationIndex.readWord);
  const found = findOccupations(normal, words, occupationIndex);
  const weights = weigh(words, occupationIndex);
  const meanings = new Set(words.flat().map(({ meaning }) => meaning));
  return {
    ...found,
    seniority: found.readings.some(({ isLeader }) => isLeader) ? 'head' : normal.seniority,
    weights,
    weight: [...weights.values()].reduce((sum, weight) => sum + weight, 0),
    telling: new Set(
      [...weights].filter(([, weight]) => weight >= tellingWeight).map(([meaning]) => meaning),
    ),
    jobs: jobsIn(words, occupationIndex),
    key: [...(weights.size > 0 ? weights.keys() : meanings)].sort().join(' '),
  };
}

/** What a title says, remembered for the titles asked for last. */
export const readTitle = boundedCache(titlesKept, readAfresh);
