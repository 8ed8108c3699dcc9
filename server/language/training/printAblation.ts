// What the encoder adds to the rules: on names taken out of the lexicon, and on the held-out pairs.
import { cosineOf, createEncoder, type EncoderWeights } from '../title/encoder/titleEncoder.ts';
import type { OccupationIndex } from '../title/lexicon/occupationIndex.ts';
import type { TitleKnowledge } from '../title/occupation/guessOccupations.ts';
import { readTitleBy, type ReadTitle } from '../title/readTitle.ts';
import { areaUnderCurve, asPairs, recallAtOne } from '../title/test/measureTitles.ts';
import heldOut from '../title/test/heldOutPairs.json' with { type: 'json' };
import { similarityOf } from '../title/titleSimilarity.ts';
import { isSameOrRelated } from './calibrateEncoder.ts';
import type { LabelPair } from './labelPairs.ts';
import { rankLabels } from './rankLabels.ts';
import type { ReferenceOccupation } from './reference.ts';
import type { SplitLexicon } from './splitLexicon.ts';
import type { Named } from './titleExamples.ts';

type Reader = (title: string) => ReadTitle;

function readerBy(knowledge: TitleKnowledge): Reader {
  const read = new Map<string, ReadTitle>();
  return (title) => {
    const known = read.get(title) ?? readTitleBy(knowledge, title);
    read.set(title, known);
    return known;
  };
}

/** Share with a correct top reading, and share without a claim. */
function printNames(label: string, names: readonly Named[], read: Reader): void {
  let right = 0;
  let silent = 0;
  for (const { name, occupation } of names) {
    const [best] = [...read(name).readings].sort((a, b) => b.confidence - a.confidence);
    if (best === undefined) silent += 1;
    else if (isSameOrRelated(occupation, best.occupation.id)) right += 1;
  }
  const share = (count: number) => (count / names.length).toFixed(3);
  console.log(`${label}: right ${share(right)}, nothing said ${share(silent)}, of ${names.length}`);
}

function printPairs(label: string, knowledge: TitleKnowledge): void {
  const read = readerBy(knowledge);
  const similarity = (left: string, right: string) => similarityOf(read(left), read(right)).value;
  const valuesOf = (pairs: readonly (readonly string[])[]) =>
    asPairs(pairs).map(([left, right]) => similarity(left, right));
  const area = areaUnderCurve(valuesOf(heldOut.same), valuesOf(heldOut.other));
  const recall = recallAtOne(asPairs([...heldOut.same, ...heldOut.recall]), similarity);
  console.log(`${label}: ROC-AUC ${area.toFixed(4)}, recall@1 ${recall.toFixed(3)}`);
}

/** "Hard" pairs are of one minor group. */
export function printLabelPairs(
  pairs: readonly LabelPair[],
  weights: EncoderWeights,
  index: OccupationIndex,
): void {
  for (const [variant, knowledge] of variants(weights, index)) {
    const read = readerBy(knowledge);
    const valuesOf = (wanted: LabelPair['kind']) =>
      pairs
        .filter(({ kind }) => kind === wanted)
        .map(({ left, right }) => similarityOf(read(left), read(right)).value);
    const same = valuesOf('same');
    const [easy, hard] = (['far', 'near'] as const).map((kind) =>
      areaUnderCurve(same, valuesOf(kind)).toFixed(3),
    );
    console.log(`unknown occupations of ESCO, ${variant}: ROC-AUC easy ${easy}, hard ${hard}`);
  }
}

/** The order of a search, beside that of the encoder by itself. */
export function printRankings(
  occupations: readonly ReferenceOccupation[],
  weights: EncoderWeights,
  index: OccupationIndex,
): void {
  const read = readerBy({ index, encoder: createEncoder(weights, index.readWord) });
  const orders = {
    'encoder alone': (left: string, right: string) =>
      cosineOf(read(left).vector, read(right).vector),
    similarity: (left: string, right: string) => similarityOf(read(left), read(right)).value,
  };
  for (const [order, similarity] of Object.entries(orders)) {
    const maps = rankLabels(occupations, similarity).map(
      ({ level, map, queries }) => `${level} ${map.toFixed(3)} (${queries})`,
    );
    console.log(`labels of unknown occupations ranked by ${order}: MAP ${maps.join(', ')}`);
  }
}

function variants(weights: EncoderWeights, index: OccupationIndex) {
  const nothing = { ...weights, table: '', occupations: [], prototypes: '' };
  return [
    ['rules alone', { index, encoder: createEncoder(nothing, index.readWord) }],
    ['with encoder', { index, encoder: createEncoder(weights, index.readWord) }],
  ] as const;
}

export function printHeldOut(label: string, weights: EncoderWeights, index: OccupationIndex): void {
  for (const [variant, knowledge] of variants(weights, index)) {
    printPairs(`held-out pairs, ${label}, ${variant}`, knowledge);
  }
}

/** The effect of an incomplete lexicon, as on a real labour market. */
export function printUnknown(
  { measuring: { names } }: SplitLexicon,
  weights: EncoderWeights,
  index: OccupationIndex,
): void {
  for (const [variant, knowledge] of variants(weights, index)) {
    printNames(`unknown names, ${variant}`, names, readerBy(knowledge));
  }
}
