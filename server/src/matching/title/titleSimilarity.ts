import type { Reading } from './findNames.ts';
import type { Occupation } from './lexicon.ts';
import { readTitle, type ReadTitle } from './readTitle.ts';
import { seniorityFactor } from './seniority.ts';

/** `value` is 0 (nothing in common) to 1 (the same job); `sure` if the lexicon knows both titles. */
export interface TitleSimilarity {
  readonly value: number;
  readonly sure: boolean;
}

/** Nearness of two occupations by their places in the lexicon; `jobTitleRule` draws its lines at 0.5 and 0.75. */
const nearness = { same: 1, related: 0.85, group: 0.65, mainGroup: 0.4, area: 0.2, none: 0.05 };

/** Nothing is known of either title that would speak for or against: no worse than surely another job. */
const unknownFloor = 0.1;

/** Words alone are weak evidence: all of them shared but in another occupation is "related" at best. */
const wordsOnlyFactor = 0.8;

/** Without a telling word in common two titles stay below "partly". */
const noTellingWordCeiling = 0.45;

function nearnessOf(left: Occupation, right: Occupation): number {
  if (left.id === right.id) return nearness.same;
  if (left.related.has(right.id)) return nearness.related;
  if (left.isGeneral || right.isGeneral) return nearness.none;
  if (left.group === right.group) return nearness.group;
  if (left.mainGroup === right.mainGroup) return nearness.mainGroup;
  return left.area === right.area ? nearness.area : nearness.none;
}

/** The nearest two readings; the less sure of the two says how much they count. */
function nearestReadings(left: readonly Reading[], right: readonly Reading[]): number {
  let nearest = 0;
  for (const mine of left) {
    for (const theirs of right) {
      const value =
        nearnessOf(mine.occupation, theirs.occupation) *
        Math.min(mine.confidence, theirs.confidence);
      if (value > nearest) nearest = value;
    }
  }
  return nearest;
}

/** "Marktforscher" and "Marktleiter", "Bauzeichner" and "Comiczeichner": half of what makes the job is another one. */
const otherHalfFactor = 0.6;

/** Whether two titles agree on the kind of job only, or on all but that. */
function shareOneHalfOnly(left: ReadTitle, right: ReadTitle): boolean {
  const sharedJobs = [...left.jobs].filter((job) => right.jobs.has(job));
  if (sharedJobs.length === 0) return left.jobs.size > 0 && right.jobs.size > 0;
  const fieldsOf = ({ telling, jobs }: ReadTitle) => [...telling].filter((word) => !jobs.has(word));
  const leftFields = fieldsOf(left);
  const rightFields = new Set(fieldsOf(right));
  return (
    leftFields.length > 0 &&
    rightFields.size > 0 &&
    !leftFields.some((word) => rightFields.has(word))
  );
}

/** The weight of the shared words in that of all words, 0 to 1. */
function sharedWords(left: ReadTitle, right: ReadTitle): number {
  if (left.weight + right.weight === 0) return 0;
  let shared = 0;
  for (const [meaning, weight] of left.weights) if (right.weights.has(meaning)) shared += weight;
  const factor = wordsOnlyFactor * (shareOneHalfOnly(left, right) ? otherHalfFactor : 1);
  const share = ((2 * shared) / (left.weight + right.weight)) * factor;
  const haveTellingWord = [...left.telling].some((meaning) => right.telling.has(meaning));
  return haveTellingWord ? share : Math.min(share, noTellingWordCeiling);
}

function rounded(value: number): number {
  return Math.round(value * 1000) / 1000;
}

/**
 * How near in meaning two job titles are, without a network: by their places in the lexicon, and, where it does not
 * know one of them, by the words they share. Symmetric; the same titles always get the same answer.
 */
export function titleSimilarity(left: string, right: string): TitleSimilarity {
  const mine = readTitle(left);
  const theirs = readTitle(right);
  const factor = seniorityFactor(mine.seniority, theirs.seniority);
  if (mine.key === theirs.key && mine.key !== '') return { value: rounded(factor), sure: true };

  const byOccupation = nearestReadings(mine.readings, theirs.readings);
  const sure = mine.isSure && theirs.isSure;
  const value = sure
    ? byOccupation
    : Math.max(byOccupation, sharedWords(mine, theirs), unknownFloor);
  return { value: rounded(value * factor), sure };
}
