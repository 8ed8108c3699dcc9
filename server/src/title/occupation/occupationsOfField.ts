import type { Occupation } from '../lexicon/lexicon.ts';
import type { OccupationIndex } from '../lexicon/occupationIndex.ts';
import { emptyMeanings, weakMeanings } from '../text/wordMeaning.ts';

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
  const isOfField = (meaning: string) => meanings.has(meaning) || weakMeanings.has(meaning);
  const found = new Set<Occupation>();
  for (const { occupation, meanings: said } of index.names.withAll(meanings)) {
    if (!occupation.isGeneral && said.every(isOfField)) found.add(occupation);
  }
  return [...found];
}
