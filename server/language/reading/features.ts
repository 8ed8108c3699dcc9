import type { Document, Token } from './document.ts';
import { classId, classNames, firstWord } from './wordClasses.ts';

/** Features are known by their names; the numbers they get when they are first seen are quicker to add up. */
const names: string[] = [];
const numbers = new Map<string, number>();

export const featureCount = () => names.length;
export const nameOf = (feature: number) => names[feature] ?? '';

export function featureOf(name: string): number {
  let number = numbers.get(name);
  if (number === undefined) {
    number = names.push(name) - 1;
    numbers.set(name, number);
  }
  return number;
}

/** Spares making a name again where its parts make a number. */
function remembered(name: (key: number) => string): (key: number) => number {
  const known = new Map<number, number>();
  return (key) => {
    let feature = known.get(key);
    if (feature === undefined) {
      feature = featureOf(name(key));
      known.set(key, feature);
    }
    return feature;
  };
}

/**
 * Where a class of words stands, seen from a candidate: one of the two words to its left or right, any of the `B`efore
 * or `A`fter it in its sentence, its own first, last and any word (`F`, `Z`, `I`), two of its own in a row (`J`).
 */
const slots = ['L1', 'L2', 'R1', 'R2', 'B', 'A', 'F', 'Z', 'I', 'J'] as const;
type Slot = (typeof slots)[number];
const count = classNames.length;
const window = remembered((key) => `${slots[Math.floor(key / count)]}:${classNames[key % count]}`);

const inSlot = (slot: Slot, classes: Iterable<number>) =>
  Array.from(classes, (id) => window(slots.indexOf(slot) * count + id));

const pair = remembered((key) => {
  const [slot, near, far] = [
    Math.floor(key / count ** 2),
    Math.floor(key / count) % count,
    key % count,
  ];
  return `${slots[slot]}:${classNames[near]}&${classNames[far]}`;
});
const isClass = (id: number) => id < firstWord;

/** Of neighbours, the one nearer to the candidate first: what two classes say that neither says alone. */
const pairsOf = (slot: Slot, near: readonly number[], far: readonly number[]) =>
  near
    .filter(isClass)
    .flatMap((one) =>
      far.filter(isClass).map((other) => pair((slots.indexOf(slot) * count + one) * count + other)),
    );

const sight = 9;
const edge = classId('EDGE');
const left = { step: -1, near: 'L1', next: 'L2', any: 'B', border: classId('START') } as const;
const right = { step: 1, near: 'R1', next: 'R2', any: 'A', border: classId('END') } as const;

/** Of the words on one side of a candidate, `from` being the nearest. */
function besides(tokens: readonly Token[], from: number, side: typeof left | typeof right) {
  const { step, near, next, any, border } = side;
  const sentence = tokens[from - step]?.sentence;
  const places: (readonly number[])[] = [];
  const around = new Set<number>();
  for (let distance = 0; distance < sight; distance += 1) {
    const token = tokens[from + distance * step];
    if (token?.sentence !== sentence) {
      // A label or a line before it still tells: one step over the border.
      places.push([edge, ...(token?.classes ?? [border])]);
      break;
    }
    places.push(token?.classes ?? []);
    for (const id of token?.classes ?? []) around.add(id);
  }
  const [one = [], other = []] = places;
  return [
    ...new Set([
      ...inSlot(near, one),
      ...inSlot(next, other),
      ...inSlot(any, around),
      ...pairsOf(near, one, other),
    ]),
  ];
}

const lineName = (line: number) =>
  line < 3 ? `line${line + 1}` : line < 6 ? 'line4-6' : line < 12 ? 'line7-12' : 'line13+';
const fifth = (at: number, length: number) =>
  `at${Math.min(5, Math.floor((at / Math.max(1, length)) * 5) + 1)}/5`;

/** Words of a document that may say something: from the first token to the last. */
export interface Span {
  readonly first: number;
  readonly last: number;
  /** What only its field knows of it. */
  readonly names: readonly string[];
}

/** Of candidates: the words beside and in them, where in the text they stand, and what their field knows of them. */
export function describe<Each extends Span>(document: Document, spans: readonly Each[]) {
  const { tokens, lines, plain } = document;
  const before: number[][] = [];
  const behind: number[][] = [];
  return spans.map((span) => {
    const { first, last } = span;
    const inside = tokens.slice(first, last + 1);
    const classes = inside.map((token) => token.classes);
    const { line = 0, start = 0 } = inside[0] ?? {};
    // Of what it is called itself only the classes tell, not the words.
    const own = new Set(classes.flat().filter(isClass));
    const inRow = classes.slice(1).flatMap((each, at) => pairsOf('J', classes[at] ?? [], each));
    const place = [lines[line]?.section ?? 'body', lineName(line), fifth(start, plain.length)];
    const names = new Set([...place, `len${Math.min(7, inside.length)}`, ...span.names]);
    const features = [
      ...(before[first] ??= besides(tokens, first - 1, left)),
      ...(behind[last] ??= besides(tokens, last + 1, right)),
      ...inSlot('F', classes[0] ?? []),
      ...inSlot('Z', classes.at(-1) ?? []),
      ...inSlot('I', own),
      ...new Set(inRow),
      ...Array.from(names, featureOf),
    ];
    return { ...span, features };
  });
}

const byValue = new Map<string, (feature: number) => number>();

/** The same features seen as speaking for one of few values. */
export function speakingFor(value: string, features: readonly number[]): number[] {
  const known = byValue.get(value) ?? remembered((feature) => `${value}|${nameOf(feature)}`);
  byValue.set(value, known);
  return features.map(known);
}

const said = remembered((id) => `silence|has:${classNames[id]}`);

/** What speaks for nothing at all: the classes of the whole text. */
export const describeSilence = ({ tokens }: Document): number[] => [
  featureOf('silence|bias'),
  ...Array.from(new Set(tokens.flatMap(({ classes }) => classes)), said),
];
