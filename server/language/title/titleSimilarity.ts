import { unsureNearness, type PairEvidence } from './encoder/pairChance.ts';
import { cosineOf, type TitleEncoder } from './encoder/titleEncoder.ts';
import type { Reading } from './occupation/findNames.ts';
import { isOpen } from './lexicon/generalNames.ts';
import { nearness, nearnessOf } from './lexicon/occupationNearness.ts';
import { readTitle, titleKnowledge, type ReadTitle } from './readTitle.ts';
import { seniorityFactor } from './text/seniority.ts';

/** `value` is 0 to 1 (the same job); `sure` if the lexicon knows both titles. */
export interface TitleSimilarity {
  readonly value: number;
  readonly sure: boolean;
}

/** Words alone are weak evidence: all of them shared but in another occupation is "related" at best. */
const wordsOnlyFactor = 0.8;

const noTellingWordLimit = 0.45;

function readingNearness(mine: Reading, theirs: Reading): number {
  const value = nearnessOf(mine.occupation, theirs.occupation);
  const oneLeads = Boolean(mine.leadsTrade) !== Boolean(theirs.leadsTrade);
  return oneLeads ? Math.min(value, nearness.led) : value;
}

function nearestReadings(left: readonly Reading[], right: readonly Reading[]): number {
  let nearest = 0;
  for (const mine of left) {
    for (const theirs of right) {
      const value = readingNearness(mine, theirs) * Math.min(mine.confidence, theirs.confidence);
      if (value > nearest) nearest = value;
    }
  }
  return nearest;
}

/** "Marktforscher" and "Marktleiter", "Bauzeichner" and "Comiczeichner": half of what makes the job is another one. */
const otherHalfFactor = 0.6;

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

export function sharedWords(left: ReadTitle, right: ReadTitle): number {
  if (left.weight + right.weight === 0) return 0;
  let shared = 0;
  for (const [meaning, weight] of left.weights) if (right.weights.has(meaning)) shared += weight;
  const factor = wordsOnlyFactor * (shareOneHalfOnly(left, right) ? otherHalfFactor : 1);
  const share = ((2 * shared) / (left.weight + right.weight)) * factor;
  const haveTellingWord = [...left.telling].some((meaning) => right.telling.has(meaning));
  return haveTellingWord ? share : Math.min(share, noTellingWordLimit);
}

function rounded(value: number): number {
  return Math.round(value * 1000) / 1000;
}

/** Whoever asks for "Projektleiter" would look at "IT-Projektleiter", and would not take any. */
const specialisation = 0.6;

/** "Arzt" is general to "Kinderarzt", which the lexicon has beside it, but not to "Tierarzt". */
function isSpecialisation(general: ReadTitle, special: ReadTitle, byOccupation: number): boolean {
  return [...general.generalAs].some(
    (id) =>
      special.generalIds.has(id) &&
      !special.generalAs.has(id) &&
      (isOpen(id) || byOccupation > nearness.area),
  );
}

/** Of two titles equally near by the lexicon, the one nearer by its words comes first; too little to pass a line. */
const finestDifference = 0.04;

/** `isPart` if the one title is general to the other. */
export function evidenceOf(
  left: ReadTitle,
  right: ReadTitle,
): PairEvidence & { readonly isPart: boolean } {
  const byReadings = nearestReadings(left.readings, right.readings);
  const isPart =
    isSpecialisation(left, right, byReadings) || isSpecialisation(right, left, byReadings);
  return {
    cosine: Math.max(0, cosineOf(left.vector, right.vector)),
    sharedWords: sharedWords(left, right),
    byOccupation: Math.max(byReadings, isPart ? specialisation : 0),
    isPart,
  };
}

export function similarityOf(
  left: ReadTitle,
  right: ReadTitle,
  { pairs }: Pick<TitleEncoder, 'pairs'>,
): TitleSimilarity {
  const factor = seniorityFactor(left.seniority, right.seniority);
  if (left.key === right.key && left.key !== '') return { value: rounded(factor), sure: true };

  const sure = left.isSure && right.isSure;
  const evidence = evidenceOf(left, right);
  const value = sure ? evidence.byOccupation : unsureNearness(pairs, evidence);
  const farness = finestDifference * (1 - evidence.cosine);
  return { value: rounded(value * factor * (1 - farness)), sure };
}

export function titleSimilarity(left: string, right: string): TitleSimilarity {
  return similarityOf(readTitle(left), readTitle(right), titleKnowledge().encoder);
}
