// The labels of ESCO as examples for the encoder: a task of their own, and more names for occupations of the lexicon.
import type { Occupation } from '../title/lexicon/lexicon.ts';
import { normalizeTitle } from '../title/parts/normalizeTitle.ts';
import type { OccupationIndex } from '../title/lexicon/occupationIndex.ts';
import { minorGroupOf, unitGroupOf, type ReferenceOccupation } from './reference.ts';
import { noisyFeatures, sharesOf } from './titleExamples.ts';
import type { Example, Task } from './trainEncoder.ts';

/** A label's share for its own occupation; the rest goes to its unit and minor group. */
const ownShare = 0.8;
const unitGroupShare = 0.13;
const minorGroupShare = 0.07;

/** There are twice as many English labels as German ones, and they are less relevant. */
const englishEpochShare = 0.5;

interface WrittenLabel {
  readonly words: readonly string[];
  readonly epochShare: number;
}

/** Without duplicates that differ in gender or language order only. */
function labelsOf({ labels }: ReferenceOccupation): WrittenLabel[] {
  const written = new Map<string, WrittenLabel>();
  for (const { label, language } of labels) {
    const { words } = normalizeTitle(label);
    const key = words.join(' ');
    if (key === '' || written.has(key)) continue;
    written.set(key, { words, epochShare: language === 'de' ? 1 : englishEpochShare });
  }
  return [...written.values()];
}

function numbersBy(
  occupations: readonly ReferenceOccupation[],
  groupOf: (occupation: ReferenceOccupation) => string,
): ReadonlyMap<string, readonly number[]> {
  const numbers = new Map<string, number[]>();
  for (const [number, occupation] of occupations.entries()) {
    const group = groupOf(occupation);
    numbers.set(group, [...(numbers.get(group) ?? []), number]);
  }
  return numbers;
}

function sharesBy(own: number, unitGroup: readonly number[], minorGroup: readonly number[]) {
  const shares = new Map<number, number>();
  const give = (numbers: readonly number[], share: number) => {
    for (const number of numbers)
      shares.set(number, (shares.get(number) ?? 0) + share / numbers.length);
  };
  give([own], ownShare);
  give(unitGroup, unitGroupShare);
  give(minorGroup, minorGroupShare);
  return shares;
}

/** One prototype per occupation, shared by both languages. */
export function referenceTask(
  occupations: readonly ReferenceOccupation[],
  { readWord }: OccupationIndex,
): Task {
  const byUnitGroup = numbersBy(occupations, unitGroupOf);
  const byMinorGroup = numbersBy(occupations, minorGroupOf);
  const examples = occupations.flatMap((occupation, number) => {
    const rivals = byMinorGroup.get(minorGroupOf(occupation)) ?? [];
    const shares = sharesBy(number, byUnitGroup.get(unitGroupOf(occupation)) ?? [], rivals);
    return labelsOf(occupation).map(({ words, epochShare }): Example => {
      const features = noisyFeatures(words, readWord);
      return { features, shares, rivals, epochShare };
    });
  });
  return { examples, occupations: occupations.length };
}

/** By code, otherwise by common names; none if ambiguous. */
function counterpartOf(
  labels: readonly WrittenLabel[],
  coded: readonly Occupation[],
  { byWords }: OccupationIndex,
): Occupation | undefined {
  const named = labels.flatMap(({ words }) => byWords.get(words.join('')) ?? []);
  const found = coded.length > 0 ? coded : named;
  const [first, ...others] = new Set(found.filter(({ isGeneral }) => !isGeneral));
  return others.length === 0 ? first : undefined;
}

/** ESCO codes of a lexicon occupation. */
interface Coded {
  readonly id: string;
  readonly esco?: readonly string[];
}

const codesOf = ({ esco = [] }: Coded): readonly string[] => esco;

function occupationsByCode({ byId }: OccupationIndex): ReadonlyMap<string, readonly Occupation[]> {
  const byCode = new Map<string, Occupation[]>();
  for (const occupation of byId.values()) {
    for (const code of codesOf(occupation)) {
      byCode.set(code, [...(byCode.get(code) ?? []), occupation]);
    }
  }
  return byCode;
}

/** Share of epochs in which an ESCO label counts as a lexicon name. */
const counterpartEpochShare = 0.5;

export function counterpartExamples(
  occupations: readonly ReferenceOccupation[],
  numbers: ReadonlyMap<string, number>,
  index: OccupationIndex,
): Example[] {
  const byCode = occupationsByCode(index);
  return occupations.flatMap((occupation) => {
    const labels = labelsOf(occupation);
    const counterpart = counterpartOf(labels, byCode.get(occupation.code) ?? [], index);
    if (counterpart === undefined) return [];
    const shares = sharesOf(counterpart, numbers, index.idsByGroup);
    return labels
      .filter(({ words }) => !index.byWords.has(words.join('')))
      .map(({ words, epochShare }) => ({
        features: noisyFeatures(words, index.readWord),
        shares,
        rivals: [...shares.keys()],
        epochShare: epochShare * counterpartEpochShare,
      }));
  });
}
