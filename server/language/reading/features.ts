import type { Document, Section, Token } from './document.ts';
import { sections } from './document.ts';
import { classId, classNames, firstWord } from './wordClasses.ts';

/** Where a class of words stands, seen from a candidate. `S`: its sentence, `F`, `Z` and `I`: its first, last and any word. */
const slots = ['L1', 'L2', 'L3', 'R1', 'R2', 'R3', 'S', 'F', 'Z', 'I'] as const;
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

const far = 3;
const widest = 40;

const edge = [classId('EDGE')];
const begin = [classId('EDGE'), classId('START')];
const end = [classId('EDGE'), classId('END')];

/** Single words only tell where they stand near. */
const farSlots: readonly Slot[] = ['S', 'I'];

function put(into: Set<number>, slot: Slot, classes: readonly number[]): void {
  const at = slotAt[slot];
  const end = farSlots.includes(slot) ? firstWord : classNames.length;
  for (const id of classes) if (id < end) into.add(at + id);
}

/** Of the words on one side of a candidate, `from` being the nearest. */
function besides(
  tokens: readonly Token[],
  from: number,
  step: 1 | -1,
  names: readonly Slot[],
): number[] {
  const found = new Set<number>();
  const sentence = tokens[from - step]?.sentence;
  for (let distance = 1; distance <= far; distance += 1) {
    const token = tokens[from + (distance - 1) * step];
    const slot = names[distance - 1] as Slot;
    if (token === undefined || token.sentence !== sentence) {
      put(found, slot, token !== undefined ? edge : step === 1 ? end : begin);
      // A label or a line before it still tells: one step over the border.
      if (token !== undefined) put(found, slot, token.classes);
      break;
    }
    put(found, slot, token.classes);
  }
  return [...found];
}

/** Of the sentence what stands on one side, `at` being the nearest. */
function inSentence(tokens: readonly Token[], at: number, step: 1 | -1): number[] {
  const found = new Set<number>();
  const sentence = tokens[at - step]?.sentence;
  for (let next = at; Math.abs(next - at) < widest; next += step) {
    const token = tokens[next];
    if (token?.sentence !== sentence) break;
    put(found, 'S', token?.classes ?? []);
  }
  return [...found];
}

const lineStep = (line: number) => (line < 3 ? line : line < 6 ? 3 : line < 12 ? 4 : 5);
const listSign = /^\s*(?:[-•*▪►▸»●✓👉·]|\d{1,2}[.)])/u;
const placeOf = (name: string) => placeAt[name] ?? 0;

function inLine({ lines }: Document, index: number): number[] {
  const line = lines[index];
  if (line === undefined) return [];
  const found = new Set<number>();
  found.add(placeOf(line.section));
  found.add(placeOf(lineAt[lineStep(index)] ?? 'line1'));
  if (line.last - line.first <= 9) found.add(placeOf('shortLine'));
  if (listSign.test(line.text)) found.add(placeOf('list'));
  return [...found];
}

/** What candidates of one document share, made when first asked for. */
interface Surroundings {
  readonly left: number[][];
  readonly right: number[][];
  readonly before: number[][];
  readonly behind: number[][];
  readonly lines: number[][];
  readonly classes: ReadonlySet<number>;
}
const surroundings = new WeakMap<Document, Surroundings>();

function surroundingsOf(document: Document): Surroundings {
  const known = surroundings.get(document);
  if (known !== undefined) return known;
  const classes = new Set(document.tokens.flatMap((token) => token.classes));
  const none = { left: [], right: [], before: [], behind: [], lines: [], classes };
  surroundings.set(document, none);
  return none;
}

/** All that its words are of. */
export const classesIn = (document: Document) => surroundingsOf(document).classes;

function placed(document: Document, first: number, last: number): number[] {
  const { tokens, lines, plain } = document;
  const [one, other] = [tokens[first], tokens[last]];
  if (one === undefined || other === undefined) return [];
  const { left, right, before, behind, lines: ofLines } = surroundingsOf(document);
  const inside = new Set<number>((before[first] ??= inSentence(tokens, first - 1, -1)));
  for (const feature of (behind[last] ??= inSentence(tokens, last + 1, 1))) inside.add(feature);
  put(inside, 'F', one.classes);
  put(inside, 'Z', other.classes);
  for (let at = first; at <= last; at += 1) put(inside, 'I', tokens[at]?.classes ?? []);
  const line = lines[one.line];
  if (line !== undefined) {
    const share = Math.floor((one.start / Math.max(1, plain.length)) * shares.length);
    inside.add(placeOf(shares[Math.min(shares.length - 1, share)] ?? 'at1/5'));
    if (first === line.first) inside.add(placeOf('begins'));
    if (last === line.last - 1) inside.add(placeOf('ends'));
    if (first === line.first && last === line.last - 1) inside.add(placeOf('whole'));
    if (line.colon < first) inside.add(placeOf('labelled'));
  }
  return [
    ...(left[first] ??= besides(tokens, first - 1, -1, ['L1', 'L2', 'L3'])),
    ...(right[last] ??= besides(tokens, last + 1, 1, ['R1', 'R2', 'R3'])),
    ...(ofLines[one.line] ??= inLine(document, one.line)),
    ...inside,
  ];
}

export interface Description {
  /** Adds what only candidates of this field have. */
  readonly put: (name: string) => void;
  readonly features: () => number[];
}

/** Of a candidate: the words beside it and in it, where in the text it stands, and what its field knows of it. */
export function describePlace(
  space: FeatureSpace,
  document: Document,
  first: number,
  last: number,
): Description {
  const common = placed(document, first, last);
  const own = new Set<number>();
  return {
    put: (name) => {
      const feature = space.own[name];
      if (feature === undefined) throw new Error(`no feature ${name}`);
      own.add(feature);
    },
    features: () => [...common, ...own],
  };
}

/** What speaks for nothing at all: the classes of the whole text and how many candidates there are. */
export function describeSilence(
  { silenceAt }: FeatureSpace,
  document: Document,
  candidates: number,
): number[] {
  const has = new Set<number>();
  for (const id of classesIn(document)) has.add(silenceAt + id);
  const at = (name: string) => silenceAt + silenceNames.indexOf(name);
  has.add(at('bias'));
  if (candidates === 0) has.add(at('none'));
  has.add(at(candidates > 12 ? 'many' : 'few'));
  if (document.plain.length < 200) has.add(at('short'));
  if (document.plain.length > 900) has.add(at('long'));
  return [...has];
}

export type { Section };
