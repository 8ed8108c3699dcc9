import { emptyMeanings, weakMeanings } from '../text/wordMeaning.ts';
import type { OccupationName } from './nameTable.ts';

/** Kinds of job count less than any trade, however few of them the lexicon has. */
const greatestWeakWeight = 0.2;

/** An unknown word may be a trade that the lexicon lacks, or a firm or a place. */
const unknownWeight = 0.8;

/** Words of many occupations tell them apart worse than their share says, so their weights are bent down. */
const weightBend = 1.3;

function weightBy(owners: number, occupations: number, meaning: string): number {
  const weight = Math.max(0.05, Math.log(occupations / owners) / Math.log(occupations));
  return weakMeanings.has(meaning)
    ? Math.min(weight ** weightBend, greatestWeakWeight)
    : weight ** weightBend;
}

/** The fewer occupations have a word in their names, the more it says. */
export function meaningWeights(
  names: readonly OccupationName[],
  occupations: number,
): (meaning: string) => number {
  const owners = new Map<string, Set<string>>();
  for (const { occupation, meanings } of names) {
    for (const meaning of meanings) {
      owners.set(meaning, (owners.get(meaning) ?? new Set()).add(occupation.id));
    }
  }
  const weights = new Map(
    Array.from(owners, ([meaning, { size }]) => [meaning, weightBy(size, occupations, meaning)]),
  );
  return (meaning) => (emptyMeanings.has(meaning) ? 0 : (weights.get(meaning) ?? unknownWeight));
}
