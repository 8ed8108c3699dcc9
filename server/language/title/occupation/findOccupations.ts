import { confidences, findNames, type FoundNames } from './findNames.ts';
import type { Occupation } from '../lexicon/lexicon.ts';
import { isFieldMade, isKnown, isWeak } from './findHead.ts';
import type { NormalTitle } from '../parts/normalizeTitle.ts';
import type { OccupationIndex } from '../lexicon/occupationIndex.ts';
import { seniorityByWord } from '../text/seniority.ts';
import { leadershipMeanings, meaningOfPart } from '../text/wordMeaning.ts';

const abbreviationConfidence = 0.9;

function named(
  occupations: readonly Occupation[] | undefined,
  confidence: number,
): FoundNames | null {
  if (occupations === undefined) return null;
  return {
    readings: occupations.map((occupation) => ({ occupation, confidence, isLeader: false })),
    // A general name is a job of its own only beside the same name; see `similarityOf`.
    isSure: occupations.every(({ isGeneral }) => !isGeneral),
    isExact: confidence === confidences.all,
  };
}

function isStrange(word: string, index: OccupationIndex): boolean {
  if (seniorityByWord.has(word) || index.byAbbreviation.has(word)) return false;
  return !isKnown(word, index);
}

/** The name of a job that the title is, or is but for words that the lexicon does not know. */
export function namedExactly(
  { words, allWords }: NormalTitle,
  index: OccupationIndex,
): FoundNames | null {
  const byWords = (chosen: readonly string[]) => index.byWords.get(chosen.join(''));
  const known = (chosen: readonly string[]) => {
    const kept = chosen.filter((word) => !isStrange(word, index));
    return kept.length < chosen.length && (isFieldMade(kept, index) || isWeak(kept, index))
      ? []
      : kept;
  };
  const whole = byWords(allWords) ?? byWords(words) ?? index.byAbbreviation.get(words.join(''));
  return (
    named(whole, confidences.all) ??
    named(byWords(known(allWords)) ?? byWords(known(words)), confidences.strangeWords)
  );
}

/** Abbreviations in names of others too ("SHK", "IT") count only if nothing else names a trade. */
function namedByAbbreviation(
  { words }: NormalTitle,
  hasTrade: boolean,
  index: OccupationIndex,
): FoundNames['readings'] {
  return words
    .filter((word) => !hasTrade || !index.names.knowsMeaning(meaningOfPart(word)))
    .flatMap((word) => index.byAbbreviation.get(word) ?? [])
    .map((occupation) => ({ occupation, confidence: abbreviationConfidence, isLeader: false }));
}

function namedByAbbreviationAndGeneralName(
  { words }: NormalTitle,
  index: OccupationIndex,
): FoundNames | null {
  const others = words.filter((word) => !index.byAbbreviation.has(word));
  const abbreviated = words.flatMap((word) => index.byAbbreviation.get(word) ?? []);
  const general = index.byWords.get(others.join('')) ?? [];
  const isPlain =
    general.length > 0 &&
    general.every(({ isGeneral }) => isGeneral) &&
    !others.flatMap(index.readWord).some(({ meaning }) => leadershipMeanings.has(meaning));
  const found =
    isPlain && abbreviated.length > 0 ? named(abbreviated, abbreviationConfidence) : null;
  // The encoder has learnt names, and knows no abbreviations that it could doubt.
  return found && { ...found, isExact: true };
}

/** A general name leaves the trade open, so that an abbreviation beside it says it: "Assistenz PR-Team". */
const namesTrade = ({ readings }: FoundNames) =>
  readings.some(({ occupation }) => !occupation.isGeneral);

export function findByWords(normal: NormalTitle, index: OccupationIndex): FoundNames {
  const byWords = findNames(normal.words.map(index.readWord), index);
  const abbreviated = namedByAbbreviation(normal, namesTrade(byWords), index);
  return {
    readings: [...byWords.readings, ...abbreviated],
    isSure: byWords.isSure || abbreviated.length > 0,
    isExact: false,
  };
}

export function findExactly(normal: NormalTitle, index: OccupationIndex): FoundNames | null {
  return namedExactly(normal, index) ?? namedByAbbreviationAndGeneralName(normal, index);
}
