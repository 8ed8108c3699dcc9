// "Teamleitung Wareneingang" leads those whose field it is.
import type { Occupation } from '../lexicon/lexicon.ts';
import type { OccupationIndex } from '../lexicon/occupationIndex.ts';
import { emptyMeanings, weakMeanings } from '../text/wordMeaning.ts';
import { isLeading } from './findHead.ts';

const leaderWords = ['leiter', 'teamleiter', 'abteilungsleiter', 'bereichsleiter', 'leitung'];

/** Whoever a field belongs to: the occupations with a name that says it, and a kind of job at most besides. */
export function occupationsOfField(
  field: readonly string[],
  index: OccupationIndex,
): readonly Occupation[] {
  const meanings = new Set(
    field
      .flatMap((word) => index.readWord(word).map(({ meaning }) => meaning))
      .filter((meaning) => !emptyMeanings.has(meaning)),
  );
  const [first] = meanings;
  if (first === undefined) return [];
  const names = (index.namesByMeaning.get(first) ?? []).filter(
    (name) =>
      [...meanings].every((meaning) => name.meanings.has(meaning)) &&
      [...name.meanings].every((meaning) => meanings.has(meaning) || weakMeanings.has(meaning)),
  );
  return [...new Set(names.map(({ occupation }) => occupation))].filter(
    ({ isGeneral }) => !isGeneral,
  );
}

function leadersBeside(led: Occupation, index: OccupationIndex): readonly Occupation[] {
  const near = new Set([...led.related, ...(index.idsByGroup.get(led.group) ?? [])]);
  return [...near]
    .flatMap((id) => index.byId.get(id) ?? [])
    .filter(({ leads, mainGroup }) => leads && mainGroup === led.mainGroup);
}

const onlyOne = (occupations: readonly Occupation[]): Occupation | null =>
  new Set(occupations).size === 1 ? (occupations[0] ?? null) : null;

/** Null where nobody leads, where nothing is led, and where more than one occupation may be meant. */
export function findLeader(words: readonly string[], index: OccupationIndex): Occupation | null {
  const field = words.filter((word) => !isLeading(word, index));
  if (field.length === 0 || field.length === words.length) return null;
  const named = leaderWords
    .flatMap((word) => [
      ...(index.byWords.get([word, ...field].join('')) ?? []),
      ...(index.byWords.get([...field, word].join('')) ?? []),
    ])
    .filter(({ leads }) => leads);
  if (named.length > 0) return onlyOne(named);
  const led = occupationsOfField(field, index).filter(({ leads }) => !leads);
  return onlyOne(led.flatMap((occupation) => leadersBeside(occupation, index)));
}
