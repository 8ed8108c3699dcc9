import { boundedCache } from './boundedCache.ts';
import { findNames, type FoundNames } from './findNames.ts';
import { normalizeTitle, type NormalTitle } from './normalizeTitle.ts';
import { occupationIndex, type OccupationIndex } from './occupationIndex.ts';
import type { Seniority } from './seniority.ts';
import type { TitleWord } from './titleWords.ts';

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

/** A title longer than any is cut, so that nonsense costs no time. */
const longestTitle = 200;

function namedExactly({ words, allWords }: NormalTitle, index: OccupationIndex): FoundNames | null {
  const occupations =
    index.byWords.get(allWords.join('')) ??
    index.byWords.get(words.join('')) ??
    index.byAbbreviation.get(words.join(''));
  if (occupations === undefined) return null;
  return {
    readings: occupations.map((occupation) => ({ occupation, confidence: 1, isLeader: false })),
    // A general name is a job of its own only beside the same name; see `titleSimilarity`.
    isSure: occupations.every(({ isGeneral }) => !isGeneral),
  };
}

/** An abbreviation inside a title counts if nothing else in it names an occupation: "PTA in Apotheke". */
function namedByAbbreviation(
  { words }: NormalTitle,
  index: OccupationIndex,
): FoundNames['readings'] {
  return words
    .flatMap((word) => index.byAbbreviation.get(word) ?? [])
    .map((occupation) => ({ occupation, confidence: 0.9, isLeader: false }));
}

function findOccupations(
  normal: NormalTitle,
  words: readonly TitleWord[],
  index: OccupationIndex,
): FoundNames {
  const exact = namedExactly(normal, index);
  if (exact !== null) return exact;
  const named = findNames(words, index);
  if (named.readings.length > 0) return named;
  const readings = namedByAbbreviation(normal, index);
  return { readings, isSure: readings.length > 0 };
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
