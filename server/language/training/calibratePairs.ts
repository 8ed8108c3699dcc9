// How much the nearness of two titles in the encoder says, measured on occupations it has not been trained on.
import { measuresOf, type PairCalibration } from '../title/encoder/pairChance.ts';
import type { TitleKnowledge } from '../title/occupation/guessOccupations.ts';
import { readTitleBy, type ReadTitle } from '../title/readTitle.ts';
import { evidenceOf } from '../title/titleSimilarity.ts';
import { fitLogistic } from './fitLogistic.ts';
import { oneOf, seededRandom } from './random.ts';
import { minorGroupOf, type ReferenceOccupation } from './reference.ts';

const draws = 6;

export interface LabelPair {
  readonly left: string;
  readonly right: string;
  /** Of the same occupation, of one minor group, or of any two. */
  readonly kind: 'same' | 'near' | 'far';
}

/** As many pairs of the same occupation as of different ones. */
export function drawPairs(occupations: readonly ReferenceOccupation[], seed: number): LabelPair[] {
  const random = seededRandom(seed);
  const labelled = occupations.filter(({ labels }) => labels.length > 1);
  const pairs: LabelPair[] = [];
  for (const own of labelled) {
    const neighbours = labelled.filter(
      (other) => other !== own && minorGroupOf(other) === minorGroupOf(own),
    );
    for (let draw = 0; draw < draws; draw += 1) {
      const kind = draw % 2 === 0 ? 'far' : 'near';
      const foreign = oneOf(kind === 'far' ? labelled : neighbours, random);
      // One title is German, as most are.
      const german = own.labels.filter(({ language }) => language === 'de');
      const left = oneOf(german, random)?.label;
      const right = oneOf(own.labels, random)?.label;
      const other = oneOf(foreign?.labels ?? [], random)?.label;
      if (left === undefined || right === undefined || other === undefined) continue;
      pairs.push({ left, right, kind: 'same' });
      if (foreign !== own) pairs.push({ left, right: other, kind });
    }
  }
  return pairs;
}

/** Pairs with at most one known title, as only these use the chance. */
export function calibratePairs(
  pairs: readonly LabelPair[],
  knowledge: TitleKnowledge,
): PairCalibration {
  const read = new Map<string, ReadTitle>();
  const readOnce = (title: string) => {
    const known = read.get(title) ?? readTitleBy(knowledge, title);
    read.set(title, known);
    return known;
  };
  const cases = pairs.flatMap(({ left, right, kind }) => {
    const [mine, theirs] = [readOnce(left), readOnce(right)];
    const isAsked = mine.key !== theirs.key && !(mine.isSure && theirs.isSure);
    if (!isAsked) return [];
    return [{ measured: measuresOf(evidenceOf(mine, theirs)), isTrue: kind === 'same' }];
  });
  const [cosine = 0, sharedWords = 0, byOccupation = 0, bias = 0] = fitLogistic(cases);
  return { cosine, sharedWords, byOccupation, bias };
}
