// Pairs of labels of occupations that the encoder has not been trained on.
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
