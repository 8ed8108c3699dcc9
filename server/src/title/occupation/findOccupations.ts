import { confidences, findNames, type FoundNames } from './findNames.ts';
import { dropGenderSigns } from '../text/genderForms.ts';
import type { Occupation } from '../lexicon/lexicon.ts';
import { normalizeTitle, type NormalTitle } from '../text/normalizeTitle.ts';
import type { OccupationIndex } from '../lexicon/occupationIndex.ts';
import { seniorityOfWord } from '../text/seniority.ts';
import { emptyMeanings, leadershipMeanings, meaningOfPart } from '../text/wordMeaning.ts';

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
  if (seniorityOfWord(word) !== null || index.byAbbreviation.has(word)) return false;
  return index
    .readWord(word)
    .every(({ meaning }) => !index.knowsMeaning(meaning) && !emptyMeanings.has(meaning));
}

function namedExactly({ words, allWords }: NormalTitle, index: OccupationIndex): FoundNames | null {
  const byWords = (chosen: readonly string[]) => index.byWords.get(chosen.join(''));
  const known = (chosen: readonly string[]) => chosen.filter((word) => !isStrange(word, index));
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
    .filter((word) => !hasTrade || !index.knowsMeaning(meaningOfPart(word)))
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

const alternatives = /\s[/|]\s|\s(?:oder|bzw\.?)\s/u;

function namedAlternatively(title: string, index: OccupationIndex): FoundNames | null {
  const parts = dropGenderSigns(title).split(alternatives);
  if (parts.length < 2) return null;
  const known = parts
    .map((part) => namedExactly(normalizeTitle(part), index))
    .filter((found) => found?.isSure === true);
  if (known.length === 0) return null;
  return {
    readings: known
      .flatMap((found) => found?.readings ?? [])
      .map((reading) => ({ ...reading, confidence: confidences.strangeWords })),
    isSure: true,
    isExact: true,
  };
}

export function findOccupations(
  title: string,
  normal: NormalTitle,
  index: OccupationIndex,
): FoundNames {
  const exact =
    namedExactly(normal, index) ??
    namedByAbbreviationAndGeneralName(normal, index) ??
    namedAlternatively(title, index);
  if (exact !== null) return exact;
  const words = normal.words.map(index.readWord);
  const byWords = findNames(words, index);
  const abbreviated = namedByAbbreviation(normal, namesTrade(byWords), index);
  return {
    readings: [...byWords.readings, ...abbreviated],
    isSure: byWords.isSure || abbreviated.length > 0,
    isExact: false,
  };
}
