import type { Document, DocumentLine, Token } from './document.ts';
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
 * Where a class of words stands, seen from a candidate: one of the three words to its left or right, any of the `B`efore
 * or `A`fter it in its sentence, its own first, last and any word (`F`, `Z`, `I`).
 */
const slots = ['L1', 'L2', 'L3', 'R1', 'R2', 'R3', 'B', 'A', 'F', 'Z', 'I', 'J'] as const;
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
const sides = {
  left: {
    step: -1,
    any: 'B',
    each: ['L1', 'L2', 'L3'],
    paired: ['L1', 'L2'],
    border: classId('START'),
  },
  right: { step: 1, any: 'A', each: ['R1', 'R2', 'R3'], paired: ['R1'], border: classId('END') },
} as const;

/** Of the words on one side of a candidate, `from` being the nearest. */
function besides(tokens: readonly Token[], from: number, side: keyof typeof sides): number[] {
  const { step, any, each, paired, border } = sides[side];
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
  return [
    ...new Set([
      ...each.flatMap((slot, at) => inSlot(slot, places[at] ?? [])),
      ...inSlot(any, around),
      ...paired.flatMap((slot, at) => pairsOf(slot, places[at] ?? [], places[at + 1] ?? [])),
    ]),
  ];
}

const lineName = (line: number) =>
  line < 3 ? `line${line + 1}` : line < 6 ? 'line4-6' : line < 12 ? 'line7-12' : 'line13+';

/** What candidates of one document share, made when first asked for. */
interface Surroundings {
  readonly left: number[][];
  readonly right: number[][];
  readonly silence: readonly number[];
}
const surroundings = new WeakMap<Document, Surroundings>();

function surroundingsOf(document: Document): Surroundings {
  const known = surroundings.get(document);
  if (known !== undefined) return known;
  const made = { left: [], right: [], silence: speakingFor('silence', describeText(document)) };
  surroundings.set(document, made);
  return made;
}

const listSign = /^\s*(?:[-•*▪►▸»●✓👉·]|\d{1,2}[.)])/u;

/** How a candidate stands in its line. */
function inLine(line: DocumentLine | undefined, first: number, last: number): string[] {
  if (line === undefined) return [];
  const [isFirst, isLast] = [first === line.first, last === line.last - 1];
  return [
    line.section,
    ...(line.last - line.first <= 9 ? ['shortLine'] : []),
    ...(listSign.test(line.text) ? ['list'] : []),
    ...(isFirst ? ['begins'] : []),
    ...(isLast ? ['ends'] : []),
    ...(isFirst && isLast ? ['whole'] : []),
    ...(line.colon < first ? ['labelled'] : []),
  ];
}

const fifth = (at: number, length: number) =>
  `at${Math.min(5, Math.floor((at / Math.max(1, length)) * 5) + 1)}/5`;

function placed(document: Document, first: number, last: number): number[] {
  const { tokens, lines, plain } = document;
  const { left, right } = surroundingsOf(document);
  const inside = tokens.slice(first, last + 1);
  const [one, other] = [inside[0], inside.at(-1)];
  if (one === undefined || other === undefined) return [];
  // Of what it is called itself only the classes tell, not the words.
  const own = new Set(inside.flatMap(({ classes }) => classes.filter(isClass)));
  return [
    ...(left[first] ??= besides(tokens, first - 1, 'left')),
    ...(right[last] ??= besides(tokens, last + 1, 'right')),
    ...new Set(
      [
        ...inLine(lines[one.line], first, last),
        ...[lineName(one.line), fifth(one.start, plain.length)],
      ].map(featureOf),
    ),
    ...inSlot('F', new Set(one.classes)),
    ...inSlot('Z', new Set(other.classes)),
    ...inSlot('I', own),
    ...new Set(
      inside
        .slice(1)
        .flatMap((token, at) => pairsOf('J', inside[at]?.classes ?? [], token.classes)),
    ),
    featureOf(`len${Math.min(7, last - first + 1)}`),
  ];
}

/** Words of a document that may say something: from the first token to the last. */
export interface Span {
  readonly first: number;
  readonly last: number;
  /** What only its field knows of it. */
  readonly names: readonly string[];
}

/** Of candidates: the words beside and in them, where in the text they stand, and what their field knows of them. */
export const describe = <Each extends Span>(document: Document, spans: readonly Each[]) =>
  spans.map((span) => ({
    ...span,
    features: [...placed(document, span.first, span.last), ...new Set(span.names.map(featureOf))],
  }));

const byValue = new Map<string, (feature: number) => number>();

/** The same features seen as speaking for one of few values. */
export function speakingFor(value: string, features: readonly number[]): number[] {
  const known = byValue.get(value) ?? remembered((feature) => `${value}|${nameOf(feature)}`);
  byValue.set(value, known);
  return features.map(known);
}

/** The classes of the whole text. */
function describeText({ tokens }: Document): number[] {
  const said = new Set(tokens.flatMap(({ classes }) => classes));
  return ['bias', ...Array.from(said, (id) => `has:${classNames[id]}`)].map(featureOf);
}

const few = featureOf('silence|few');
const many = featureOf('silence|many');

/** What speaks for nothing at all: the whole text, and how much there is to choose from. */
export const describeSilence = (document: Document, candidates: number): number[] => [
  ...surroundingsOf(document).silence,
  ...(candidates === 0 ? [] : [candidates > 12 ? many : few]),
];
