import type { Document, Token } from './document.ts';
import { sections } from './document.ts';
import { classId, classNames, firstWord } from './wordClasses.ts';

/**
 * Where a class of words stands, seen from a candidate: one of the three words to its left or right, any of the `B`efore
 * or `A`fter it in its sentence, its own first, last and any word (`F`, `Z`, `I`).
 */
const slots = ['L1', 'L2', 'L3', 'R1', 'R2', 'R3', 'B', 'A', 'F', 'Z', 'I'] as const;
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

/** Of neighbours, the one nearer to the candidate first: what two classes say that neither says alone. */
const pairSlots = ['L1', 'L2', 'R1'] as const;
const pairsAt = windowSize + placeNames.length;
const ownAt = pairsAt + pairSlots.length * firstWord ** 2;
const pairOf = (slot: number, near: number, far: number) =>
  pairsAt + (slot * firstWord + near) * firstWord + far;
const pairName = new RegExp(`^(${pairSlots.join('|')}):([^&]+)&(.+)$`, 'u');

const silenceNames = [
  ...classNames.map((name) => `has:${name}`),
  ...['bias', 'few', 'many', 'none', 'short', 'long'],
];

/** The features of one kind of candidate by number: windows, places, pairs, its own, and those of silence. */
export interface FeatureSpace {
  readonly size: number;
  readonly nameOf: (feature: number) => string;
  readonly featureOf: (name: string) => number | undefined;
  readonly own: Readonly<Record<string, number>>;
  readonly silenceAt: number;
  /** The same feature seen as speaking for one of few values. */
  readonly ofValue: (value: number, feature: number) => number;
}

const numbered = (names: readonly string[], from: number): [string, number][] =>
  names.map((name, index) => [name, from + index]);
const classIds = new Map(numbered(classNames, 0));
const commonNames = numbered(
  [...slots.flatMap((slot) => classNames.map((name) => `${slot}:${name}`)), ...placeNames],
  0,
);

const commonFeatures = new Map(commonNames);

function pairCalled(name: string): number | undefined {
  const [, slot, near, far] = pairName.exec(name) ?? [];
  const [one, other] = [classIds.get(near ?? ''), classIds.get(far ?? '')];
  return slot === undefined || one === undefined || other === undefined
    ? undefined
    : pairOf(pairSlots.indexOf(slot as (typeof pairSlots)[number]), one, other);
}

function nameOfPair(pair: number): string {
  const [slot, near, far] = [
    Math.floor(pair / firstWord ** 2),
    Math.floor(pair / firstWord) % firstWord,
    pair % firstWord,
  ];
  return `${pairSlots[slot]}:${classNames[near]}&${classNames[far]}`;
}

export function featureSpace(
  ownNames: readonly string[],
  values: readonly string[] = [''],
): FeatureSpace {
  const plainSize = ownAt + ownNames.length;
  const silenceAt = plainSize * values.length;
  const own = new Map(numbered(ownNames, ownAt));
  const silent = new Map(numbered(silenceNames, silenceAt));
  const prefixes = values.map((value) => (value === '' ? '' : `${value}|`));
  const plainName = (feature: number) =>
    feature < pairsAt
      ? (commonNames[feature]?.[0] ?? '')
      : feature < ownAt
        ? nameOfPair(feature - pairsAt)
        : (ownNames[feature - ownAt] ?? '');
  return {
    size: silenceAt + silenceNames.length,
    nameOf: (feature) =>
      feature < silenceAt
        ? `${prefixes[Math.floor(feature / plainSize)]}${plainName(feature % plainSize)}`
        : `silence:${silenceNames[feature - silenceAt]}`,
    featureOf: (name) => {
      if (name.startsWith('silence:')) return silent.get(name.slice('silence:'.length));
      const value = prefixes.findIndex((prefix) => name.startsWith(prefix));
      const plain = name.slice(prefixes[value]?.length);
      const feature = own.get(plain) ?? commonFeatures.get(plain) ?? pairCalled(plain);
      return value === -1 || feature === undefined ? undefined : value * plainSize + feature;
    },
    own: Object.fromEntries(own),
    silenceAt,
    ofValue: (value, feature) => value * plainSize + feature,
  };
}

const sight = 9;

const edge = [classId('EDGE')];
const begin = [classId('EDGE'), classId('START')];
const end = [classId('EDGE'), classId('END')];

function put(into: Set<number>, slot: Slot, classes: readonly number[]): void {
  // Of what it is called itself only the classes tell, not the words.
  const end = slot === 'I' ? firstWord : classNames.length;
  for (const id of classes) if (id < end) into.add(slotAt[slot] + id);
}

/** Of the words on one side of a candidate, `from` being the nearest. */
function besides(
  tokens: readonly Token[],
  from: number,
  step: 1 | -1,
  [any, ...each]: readonly [Slot, ...Slot[]],
): number[] {
  const found = new Set<number>();
  const sentence = tokens[from - step]?.sentence;
  for (let distance = 0; distance < sight; distance += 1) {
    const token = tokens[from + distance * step];
    const slot = each[distance];
    if (token === undefined || token.sentence !== sentence) {
      if (slot === undefined) break;
      put(found, slot, token !== undefined ? edge : step === 1 ? end : begin);
      // A label or a line before it still tells: one step over the border.
      if (token !== undefined) put(found, slot, token.classes);
      break;
    }
    if (slot !== undefined) put(found, slot, token.classes);
    put(found, any, token.classes);
  }
  return withPairs([...found]);
}

function withPairs(window: readonly number[]): number[] {
  const near = window
    .map(
      (feature) => [Math.floor(feature / classNames.length), feature % classNames.length] as const,
    )
    .filter(([, id]) => id < firstWord);
  const pairs = pairSlots.flatMap((name, slot) =>
    near
      .filter(([at]) => at === slots.indexOf(name))
      .flatMap(([at, one]) =>
        near.filter(([next]) => next === at + 1).map(([, other]) => pairOf(slot, one, other)),
      ),
  );
  return [...window, ...pairs];
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
  readonly lines: number[][];
  readonly classes: ReadonlySet<number>;
}
const surroundings = new WeakMap<Document, Surroundings>();

function surroundingsOf(document: Document): Surroundings {
  const known = surroundings.get(document);
  if (known !== undefined) return known;
  const classes = new Set(document.tokens.flatMap((token) => token.classes));
  const none = { left: [], right: [], lines: [], classes };
  surroundings.set(document, none);
  return none;
}

/** All that its words are of. */
export const classesIn = (document: Document) => surroundingsOf(document).classes;

function placed(document: Document, first: number, last: number): number[] {
  const { tokens, lines, plain } = document;
  const [one, other] = [tokens[first], tokens[last]];
  if (one === undefined || other === undefined) return [];
  const { left, right, lines: ofLines } = surroundingsOf(document);
  const inside = new Set<number>();
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
    ...(left[first] ??= besides(tokens, first - 1, -1, ['B', 'L1', 'L2', 'L3'])),
    ...(right[last] ??= besides(tokens, last + 1, 1, ['A', 'R1', 'R2', 'R3'])),
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
