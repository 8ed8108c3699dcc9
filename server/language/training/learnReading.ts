import { choose } from '../reading/choose.ts';
import { readDocument } from '../reading/document.ts';
import {
  calibrated,
  choiceOf,
  type Knowledge,
  learnables,
  type Learnt,
  type LearntField,
  learntFields,
  logit,
  withRelated,
  type WrittenField,
} from '../reading/learnt.ts';
import { prepareSource } from '../reading/source.ts';
import { fitLogistic } from './fitLogistic.ts';
import { type Example, learnWeights } from './learnWeights.ts';
import { fields, isRightIn, type MeasuredField } from './measureReading.ts';
import type { Hand, LabelledText } from './readingTexts.ts';

/** What a learnt value is judged by, and how precise an answer has to be on hands that were not seen. */
const judged: Readonly<
  Record<
    Exclude<LearntField, 'offer'>,
    { field: MeasuredField; read: (value: never) => unknown; precision: number }
  >
> = {
  title: { field: 'jobTitle', read: (value: string) => value, precision: 0.92 },
  town: { field: 'jobLocation', read: ({ name }: { name: string }) => name, precision: 0.92 },
  employer: { field: 'employer', read: (value: string) => value, precision: 0.9 },
};
/** Of texts without an offer so many are silent; more would cost offers. */
const silentShare = 0.9;
const mostOffersLost = 0.06;
const likelyPrecision = 0.08;

export interface LearntExample extends Example {
  readonly row: LabelledText;
  readonly hand: string;
}

export type Examples = Readonly<Record<LearntField, readonly LearntExample[]>>;

/** Texts of the house are of one hand, however many files they fill. */
export const handOf = (name: string) => (name.startsWith('house') ? 'house' : name);

function rightIn(field: LearntField, value: unknown, row: LabelledText): boolean {
  if (field === 'offer') return row.offer;
  const { field: measured, read } = judged[field];
  return (
    (fields[measured].said(row) ?? null) !== null && isRightIn(measured, read(value as never), row)
  );
}

export function examplesOf(hands: readonly Hand[]): Examples {
  const found = Object.fromEntries(learntFields.map((field) => [field, [] as LearntExample[]]));
  for (const { name, rows } of hands) {
    for (const row of rows) {
      const document = readDocument(prepareSource(row.text));
      for (const field of learntFields) {
        const choice = choiceOf(document, field);
        const isRight = choice.candidates.map(({ value }) => rightIn(field, value, row));
        found[field]?.push({ choice, isRight, row, hand: handOf(name) });
      }
    }
  }
  return found as unknown as Examples;
}

interface Judged {
  readonly chance: number;
  readonly isRight: boolean;
  readonly example: LearntExample;
}

const unjudged: Omit<Learnt, 'weights'> = { factor: 1, bias: 0, sure: 0.5, likely: 0.1 };

const sizeOf = (field: LearntField) => learnables[field].space.names.length;

/** Of each hand's texts the best answer, by weights learnt from all other hands. */
function judgeUnseen(
  field: LearntField,
  examples: readonly LearntExample[],
  weights: ReadonlyMap<string, Learnt['weights']>,
): Judged[] {
  return examples.map((example) => {
    const answers = choose(
      example.choice,
      weights.get(example.hand) ?? new Float64Array(sizeOf(field) * 2),
    );
    const [best] = field === 'title' ? withRelated(answers) : answers;
    return {
      chance: best?.chance ?? 0,
      isRight: best !== undefined && rightIn(field, best.value, example.row),
      example,
    };
  });
}

/** The least chance from which on answers are as precise as asked. */
function thresholdFor(
  judgedTexts: readonly { chance: number; isRight: boolean }[],
  precision: number,
): number {
  const sorted = [...judgedTexts].sort((one, other) => other.chance - one.chance);
  let [given, right, least] = [0, 0, 1];
  for (const { chance, isRight } of sorted) {
    given += 1;
    if (isRight) right += 1;
    if (right / given >= precision) least = chance;
  }
  return least;
}

const rounded = (value: number, places = 3) => Number(value.toFixed(places));

function gateThreshold(texts: readonly Judged[]): number {
  const chancesOf = (offer: boolean) =>
    texts
      .filter(({ example }) => example.row.offer === offer)
      .map(({ chance }) => chance)
      .sort((one, other) => one - other);
  const [without, withOffer] = [chancesOf(false), chancesOf(true)];
  const silent = without[Math.floor(without.length * silentShare)] ?? 0.5;
  const lost = withOffer[Math.floor(withOffer.length * mostOffersLost)] ?? 0.5;
  return Math.min(silent, lost);
}

/** The product's own texts were written along rules: they teach, and do not judge. */
const judges = ({ example }: Judged) => example.hand !== 'house';

function calibrate(field: LearntField, texts: readonly Judged[]): Omit<Learnt, 'weights'> {
  const own = texts.filter(judges);
  const curve = fitLogistic(
    own.map(({ chance, isRight }) => ({ measured: logit(chance), isTrue: isRight })),
  );
  const chances = own.map((text) => ({ ...text, chance: calibrated(text.chance, curve) }));
  const sure =
    field === 'offer' ? gateThreshold(chances) : thresholdFor(chances, judged[field].precision);
  return { ...curve, sure: rounded(sure), likely: likelyPrecision };
}

export interface Learning {
  /** By hand: what was learnt from all others. */
  readonly unseen: ReadonlyMap<string, Knowledge>;
  readonly all: Readonly<Record<LearntField, WrittenField>>;
}

const leastWeight = 0.015;

function writeWeights(field: LearntField, weights: Learnt['weights']): Record<string, number> {
  const { names } = learnables[field].space;
  const named = [...weights].map((weight, index) => {
    const name = names[index % names.length] ?? '';
    return [index < names.length ? name : `ad:${name}`, rounded(weight, 2)] as const;
  });
  return Object.fromEntries(
    named
      .filter(([, weight]) => Math.abs(weight) >= leastWeight)
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  );
}

export function learnReading(examples: Examples): Learning {
  const hands = [...new Set(examples.offer.map(({ hand }) => hand))];
  const unseenWeights = Object.fromEntries(
    learntFields.map((field) => [
      field,
      new Map(
        hands.map((hand) => [
          hand,
          learnWeights(
            examples[field].filter((each) => each.hand !== hand),
            sizeOf(field),
          ),
        ]),
      ),
    ]),
  ) as Record<LearntField, Map<string, Learnt['weights']>>;
  const offers = judgeUnseen('offer', examples.offer, unseenWeights.offer);
  const gate = calibrate('offer', offers);
  const isRead = new Set(
    offers
      .filter(({ chance }) => calibrated(chance, gate) >= gate.sure)
      .map(({ example }) => example.row),
  );
  const measures = Object.fromEntries(
    learntFields.map((field) => {
      if (field === 'offer') return [field, gate];
      const read = judgeUnseen(field, examples[field], unseenWeights[field]).filter(({ example }) =>
        isRead.has(example.row),
      );
      return [field, calibrate(field, read)];
    }),
  ) as Record<LearntField, Omit<Learnt, 'weights'>>;
  const knowledgeOf = (weights: (field: LearntField) => Learnt['weights']) =>
    Object.fromEntries(
      learntFields.map((field) => [
        field,
        { ...unjudged, ...measures[field], weights: weights(field) },
      ]),
    ) as unknown as Knowledge;
  return {
    unseen: new Map(
      hands.map((hand) => [
        hand,
        knowledgeOf((field) => unseenWeights[field].get(hand) ?? new Float64Array()),
      ]),
    ),
    all: Object.fromEntries(
      learntFields.map((field) => [
        field,
        {
          ...measures[field],
          weights: writeWeights(field, learnWeights(examples[field], sizeOf(field))),
        },
      ]),
    ) as unknown as Learning['all'],
  };
}
