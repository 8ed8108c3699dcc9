import { choose } from '../reading/choose.ts';
import { type Document, readDocument } from '../reading/document.ts';
import {
  calibrated,
  kindOf,
  type OfKind,
  type TextKind,
  choiceOf,
  type Knowledge,
  type Learnt,
  type LearntField,
  learntFields,
  logit,
  withRelated,
  type WrittenField,
} from '../reading/learnt.ts';
import { featureCount, nameOf } from '../reading/features.ts';
import { prepareSource } from '../reading/source.ts';
import { fitLogistic } from './fitLogistic.ts';
import { type Example, learnWeights } from './learnWeights.ts';
import { fields, isRightIn, type MeasuredField } from './measureReading.ts';
import type { Hand, LabelledText } from './readingTexts.ts';

type OfKinds = Readonly<Record<TextKind, number>>;

/** What a learnt value is judged by, and of how many sure answers so many are right, of texts of unseen hands. */
const judged: Readonly<
  Record<
    Exclude<LearntField, 'offer'>,
    { field: MeasuredField; read: (value: never) => unknown; precision: OfKinds }
  >
> = {
  title: {
    field: 'jobTitle',
    read: (value: string) => value,
    precision: { message: 0.94, advertisement: 0.95 },
  },
  town: {
    field: 'jobLocation',
    read: ({ name }: { name: string }) => name,
    precision: { message: 0.9, advertisement: 0.92 },
  },
  employer: {
    field: 'employer',
    read: (value: string) => value,
    precision: { message: 0.91, advertisement: 0.87 },
  },
  pay: {
    field: 'salary',
    read: (value) => value,
    precision: { message: 0.93, advertisement: 0.92 },
  },
  mode: {
    field: 'remoteChoice',
    read: (value) => value,
    precision: { message: 0.93, advertisement: 0.93 },
  },
  homeOffice: {
    field: 'homeOfficePercent',
    read: (value) => value,
    precision: { message: 0.9, advertisement: 0.9 },
  },
  contract: {
    field: 'contractType',
    read: (value) => value,
    precision: { message: 0.93, advertisement: 0.93 },
  },
  hours: {
    field: 'weeklyHours',
    read: (value) => value,
    precision: { message: 0.95, advertisement: 0.94 },
  },
};
/** Of texts without an offer so many are silent; more would cost offers. */
const silentShare = 0.93;
const mostOffersLost = { message: 0.06, advertisement: 0.01 };
/** From where on an answer is offered. Texts that do not speak of a term seem to, if less. */
const leastLikely = (field: LearntField) =>
  ['mode', 'homeOffice', 'contract', 'hours'].includes(field) ? 0.2 : 0.08;

export interface LearntExample extends Example {
  readonly row: LabelledText;
  readonly hand: string;
}

/** Texts of the house are of one hand, however many files they fill. */
export const handOf = (name: string) => (name.startsWith('house') ? 'house' : name);

function rightIn(field: LearntField, value: unknown, row: LabelledText): boolean {
  if (field === 'offer') return row.offer;
  const { field: measured, read } = judged[field];
  return (
    (fields[measured].said(row) ?? null) !== null && isRightIn(measured, read(value as never), row)
  );
}

/** Hands are left out several at once, which saves time and is no kinder. */
const folds = 8;

function foldsOf(hands: readonly string[]): ReadonlyMap<string, string> {
  const others = [...new Set(hands)].filter((hand) => hand !== 'house').sort();
  return new Map([
    ['house', 'house'],
    ...others.map((hand, at) => [hand, `fold ${at % folds}`] as const),
  ]);
}

interface ReadRow {
  readonly row: LabelledText;
  readonly hand: string;
  readonly document: Document;
}

const examplesOf = (field: LearntField, rows: readonly ReadRow[]): LearntExample[] =>
  rows.map(({ row, hand, document }) => {
    const choice = choiceOf(document, field);
    return {
      choice,
      isRight: choice.candidates.map(({ value }) => rightIn(field, value, row)),
      row,
      hand,
    };
  });

interface Judged {
  readonly chance: number;
  readonly isRight: boolean;
  readonly example: LearntExample;
}

/** Of each hand's texts the best answer, by weights learnt from all other hands. */
function judgeUnseen(
  field: LearntField,
  examples: readonly LearntExample[],
  weights: ReadonlyMap<string, Learnt['weights']>,
): Judged[] {
  return examples.map((example) => {
    const answers = choose(example.choice, weights.get(example.hand) ?? new Float64Array());
    const [best] = field === 'title' ? withRelated(answers) : answers;
    return {
      chance: best?.confidence ?? 0,
      isRight: best !== undefined && rightIn(field, best.value, example.row),
      example,
    };
  });
}

const rounded = (value: number, places = 3) => Number(value.toFixed(places));

function gateThreshold(texts: readonly Judged[], mostLost: number): number {
  const chancesOf = (offer: boolean) =>
    texts
      .filter(({ example }) => example.row.offer === offer)
      .map(({ chance }) => chance)
      .sort((one, other) => one - other);
  const [without, withOffer] = [chancesOf(false), chancesOf(true)];
  const silent = without[Math.floor(without.length * silentShare)] ?? 0.5;
  const lost = withOffer[Math.floor(withOffer.length * mostLost)] ?? 0.5;
  return Math.min(silent, lost);
}

/** An answer less likely than this is not given, however well the likelier ones do. */
const leastSure = 0.45;

/** The least chance from which on the likelier answers are right often enough. */
function sureFrom(texts: readonly Judged[], precision: number): number {
  let right = 0;
  let least = 1;
  const byChance = texts.toSorted((one, other) => other.chance - one.chance);
  for (const [index, { chance, isRight }] of byChance.entries()) {
    if (chance < leastSure) break;
    if (isRight) right += 1;
    if (right >= precision * (index + 1)) least = chance;
  }
  return least;
}

/** Texts written along rules, and those of the hand that began, which are easier than strangers': they teach only. */
const judges = ({ example }: Judged) => !['house', 'first'].includes(example.hand);

function calibrate(field: LearntField, texts: readonly Judged[]): Omit<Learnt, 'weights'> {
  const learnKind = (kind: TextKind): OfKind => {
    const own = texts.filter((text) => judges(text) && kindOf(text.example.choice) === kind);
    const curve = fitLogistic(
      own.map(({ chance, isRight }) => ({ measured: logit(chance), isTrue: isRight })),
    );
    const chances = own.map((text) => ({ ...text, chance: calibrated(text.chance, curve) }));
    const sure =
      field === 'offer'
        ? gateThreshold(chances, mostOffersLost[kind])
        : sureFrom(chances, judged[field].precision[kind]);
    return { ...curve, sure: rounded(sure) };
  };
  return {
    message: learnKind('message'),
    advertisement: learnKind('advertisement'),
    likely: leastLikely(field),
  };
}

export interface Learning {
  /** By hand: what was learnt from all others. */
  readonly unseen: ReadonlyMap<string, Knowledge>;
  readonly all: Readonly<Record<LearntField, WrittenField>>;
}

const leastWeight = 0.07;

/** What is written is what is judged: nothing too small to be written counts. */
const learn = (examples: readonly LearntExample[]) =>
  learnWeights(examples, featureCount()).map((weight) =>
    Math.abs(weight) < leastWeight ? 0 : weight,
  );

function writeWeights(weights: Learnt['weights']): Record<string, number> {
  const named = [...weights].flatMap((weight, index): [string, number][] =>
    weight === 0
      ? []
      : [[`${index % 2 === 0 ? '' : 'ad:'}${nameOf(index >> 1)}`, rounded(weight, 2)]],
  );
  return Object.fromEntries(named.sort(([one], [other]) => (one < other ? -1 : 1)));
}

type WeightsByHand = ReadonlyMap<string, Learnt['weights']>;

/** For each hand weights that have not seen it. */
function learnUnseen(examples: readonly LearntExample[]): WeightsByHand {
  const foldOf = foldsOf(examples.map(({ hand }) => hand));
  const byFold = new Map(
    [...new Set(foldOf.values())].map((fold) => {
      const others = examples.filter(({ hand }) => foldOf.get(hand) !== fold);
      return [fold, learn(others)] as const;
    }),
  );
  return new Map([...foldOf].map(([hand, fold]) => [hand, byFold.get(fold) ?? new Float64Array()]));
}

const ofFields = <Value>(of: (field: LearntField) => Value) =>
  Object.fromEntries(learntFields.map((field) => [field, of(field)])) as Record<LearntField, Value>;

interface LearntOne {
  readonly unseen: WeightsByHand;
  readonly measure: Omit<Learnt, 'weights'>;
  readonly weights: Readonly<Record<string, number>>;
  /** Those of whose texts it would have read something. */
  readonly passed: ReadonlySet<LabelledText>;
}

/** One field at a time: the examples of all do not fit into memory. */
function learnField(
  field: LearntField,
  rows: readonly ReadRow[],
  isJudged: (row: LabelledText) => boolean,
): LearntOne {
  const examples = examplesOf(field, rows);
  const unseen = learnUnseen(examples);
  const judgements = judgeUnseen(field, examples, unseen);
  const measure = calibrate(
    field,
    judgements.filter(({ example }) => isJudged(example.row)),
  );
  const passed = judgements.filter(
    ({ chance, example }) =>
      calibrated(chance, measure[kindOf(example.choice)]) >= measure[kindOf(example.choice)].sure,
  );
  return {
    unseen,
    measure,
    weights: writeWeights(learn(examples)),
    passed: new Set(passed.map(({ example }) => example.row)),
  };
}

/** Texts that are `made` of others teach, and judge nothing. */
export function learnReading(hands: readonly Hand[], made: readonly Hand[] = []): Learning {
  const written = new Set(hands.flatMap((hand) => hand.rows));
  const rows = [...hands, ...made].flatMap(({ name, rows: ofHand }) =>
    ofHand.map((row) => ({
      row,
      hand: handOf(name),
      document: readDocument(prepareSource(row.text)),
    })),
  );
  const gate = learnField('offer', rows, (row) => written.has(row));
  const learnt = ofFields((field) =>
    field === 'offer'
      ? gate
      : learnField(field, rows, (row) => written.has(row) && gate.passed.has(row)),
  );
  const unseenBy = (hand: string): Knowledge =>
    ofFields((field) => {
      const { measure, unseen } = learnt[field];
      return { ...measure, weights: unseen.get(hand) ?? new Float64Array() };
    });
  return {
    unseen: new Map([...gate.unseen.keys()].map((hand) => [hand, unseenBy(hand)])),
    all: ofFields((field) => ({ ...learnt[field].measure, weights: learnt[field].weights })),
  };
}
