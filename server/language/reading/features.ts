import type { Document, Section, Token } from './document.ts';
import { sections } from './document.ts';
import { classId, classNames } from './wordClasses.ts';

/** Where a class of words stands, seen from a candidate. `S`: its sentence, `P` and `N`: the lines before and behind. */
const slots = [
  'L1',
  'L2',
  'L3',
  'LB',
  'R1',
  'R2',
  'R3',
  'RB',
  'S',
  'P',
  'N',
  'F',
  'Z',
  'I',
] as const;
type Slot = (typeof slots)[number];
const slotAt = Object.fromEntries(
  slots.map((slot, index) => [slot, index * classNames.length]),
) as Record<Slot, number>;
const windowSize = slots.length * classNames.length;

const lineAt = ['line1', 'line2', 'line3', 'line4-6', 'line7-12', 'line13+'] as const;
const shares = ['at1/5', 'at2/5', 'at3/5', 'at4/5', 'at5/5'] as const;
const edges = ['begins', 'ends', 'whole', 'shortLine', 'labelled', 'list', 'upper'] as const;
const placeNames = [...sections, ...lineAt, ...shares, ...edges];
const placeAt = Object.fromEntries(
  placeNames.map((name, index) => [name, windowSize + index]),
) as Record<string, number>;

const silenceNames = [
  ...classNames.map((name) => `has:${name}`),
  ...['bias', 'few', 'many', 'none', 'short', 'long'],
];

/** The features of one kind of candidate by number: windows, places, its own, and those of silence. */
export interface FeatureSpace {
  readonly names: readonly string[];
  readonly own: Readonly<Record<string, number>>;
  readonly silenceAt: number;
  /** The same feature seen as speaking for one of few values. */
  readonly ofValue: (value: number, feature: number) => number;
}

export function featureSpace(
  ownNames: readonly string[],
  values: readonly string[] = [],
): FeatureSpace {
  const plain = [
    ...slots.flatMap((slot) => classNames.map((name) => `${slot}:${name}`)),
    ...placeNames,
    ...ownNames,
  ];
  const ofValues =
    values.length === 0
      ? plain
      : values.flatMap((value) => plain.map((name) => `${value}|${name}`));
  const ownAt = windowSize + placeNames.length;
  return {
    names: [...ofValues, ...silenceNames.map((name) => `silence:${name}`)],
    own: Object.fromEntries(ownNames.map((name, index) => [name, ownAt + index])),
    silenceAt: ofValues.length,
    ofValue: (value, feature) => value * plain.length + feature,
  };
}

const far = 8;
const widest = 40;

const edge = [classId('EDGE')];
const begin = [classId('EDGE'), classId('START')];
const end = [classId('EDGE'), classId('END')];

function add(into: Set<number>, slot: Slot, classes: readonly number[]): void {
  const at = slotAt[slot];
  for (const id of classes) into.add(at + id);
}

function around(
  { tokens }: Document,
  into: Set<number>,
  from: number,
  step: 1 | -1,
  names: readonly [Slot, Slot, Slot, Slot],
): void {
  const sentence = tokens[from - step]?.sentence;
  for (let distance = 1; distance <= far; distance += 1) {
    const token = tokens[from + (distance - 1) * step];
    const slot = names[Math.min(distance, 4) - 1] ?? names[3];
    if (token === undefined || token.sentence !== sentence) {
      add(into, slot, token !== undefined ? edge : step === 1 ? end : begin);
      // A label or a line before it still tells: one step over the border.
      if (token !== undefined && distance <= 3)
        add(into, names[Math.min(distance, 3)] ?? names[3], token.classes);
      return;
    }
    add(into, slot, token.classes);
  }
}

const sizeOf = (line: number) => (line < 3 ? line : line < 6 ? 3 : line < 12 ? 4 : 5);

/** What every candidate is described by: words beside it and in it, and where in the text it stands. */
export function describePlace(document: Document, first: number, last: number): Set<number> {
  const { tokens, lines } = document;
  const found = new Set<number>();
  const [one, other] = [tokens[first], tokens[last]];
  if (one === undefined || other === undefined) return found;
  around(document, found, first - 1, -1, ['L1', 'L2', 'L3', 'LB']);
  around(document, found, last + 1, 1, ['R1', 'R2', 'R3', 'RB']);
  add(found, 'F', one.classes);
  add(found, 'Z', other.classes);
  for (let at = first; at <= last; at += 1) add(found, 'I', tokens[at]?.classes ?? []);
  inSentence(tokens, first, last, (classes) => add(found, 'S', classes));
  const line = lines[one.line];
  if (line === undefined) return found;
  const bagOf = (index: number, slot: Slot) => {
    const { first: from = 0, last: to = 0 } = lines[index] ?? {};
    for (let at = from; at < Math.min(to, from + 12); at += 1)
      add(found, slot, tokens[at]?.classes ?? []);
  };
  bagOf(one.line - 1, 'P');
  bagOf(one.line + 1, 'N');
  const put = (name: string) => found.add(placeAt[name] ?? 0);
  put(line.section);
  put(lineAt[sizeOf(one.line)] ?? 'line1');
  put(
    shares[Math.min(4, Math.floor((one.start / Math.max(1, document.plain.length)) * 5))] ??
      'at1/5',
  );
  if (first === line.first) put('begins');
  if (last === line.last - 1) put('ends');
  if (first === line.first && last === line.last - 1) put('whole');
  if (line.last - line.first <= 9) put('shortLine');
  if (tokens.slice(line.first, first).some(({ text }) => text === ':')) put('labelled');
  if (/^\s*(?:[-•*▪►▸»●✓👉·]|\d{1,2}[.)])/u.test(line.text)) put('list');
  return found;
}

function inSentence(
  tokens: readonly Token[],
  first: number,
  last: number,
  each: (classes: readonly number[]) => void,
): void {
  const sentence = tokens[first]?.sentence;
  for (
    let at = first - 1;
    at >= Math.max(0, first - widest) && tokens[at]?.sentence === sentence;
    at -= 1
  )
    each(tokens[at]?.classes ?? []);
  for (let at = last + 1; at < last + widest && tokens[at]?.sentence === sentence; at += 1)
    each(tokens[at]?.classes ?? []);
}

/** What speaks for nothing at all: the classes of the whole text and how many candidates there are. */
export function describeSilence(
  { silenceAt }: FeatureSpace,
  document: Document,
  candidates: number,
): number[] {
  const has = new Set<number>();
  for (const { classes } of document.tokens) for (const id of classes) has.add(silenceAt + id);
  const at = (name: string) => silenceAt + silenceNames.indexOf(name);
  has.add(at('bias'));
  if (candidates === 0) has.add(at('none'));
  has.add(at(candidates > 12 ? 'many' : 'few'));
  if (document.plain.length < 200) has.add(at('short'));
  if (document.plain.length > 900) has.add(at('long'));
  return [...has];
}

export type { Section };
