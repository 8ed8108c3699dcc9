import { dropGenderSigns, withoutGender } from '../text/genderForms.ts';
import { type NameIndex, type SuggestedTitle, placeOf, wordsOf } from './nameIndex.ts';

/** The first place whose text from there on is not before the beginning; with `after`, behind all that begin so. */
function boundOf({ texts, starts }: NameIndex, beginning: string, after: boolean): number {
  let low = 0;
  let high = starts.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const { at, offset } = placeOf(starts[middle] ?? 0);
    const part = (texts[at] ?? '').slice(offset, offset + beginning.length);
    if (part < beginning || (after && part === beginning)) low = middle + 1;
    else high = middle;
  }
  return low;
}

interface TypedWord {
  readonly word: string;
  readonly isWhole: boolean;
}

/** The best first. */
const matches = ['whole', 'start', 'words'] as const;
type Match = (typeof matches)[number];

/** With a space before each word and behind those that are whole, as the text is between two. */
interface Sought {
  readonly written: string;
  readonly words: readonly string[];
}

function soughtBy(typed: readonly TypedWord[]): Sought {
  const words = typed.map(({ word, isWhole }) => ` ${word}${isWhole ? ' ' : ''}`);
  const before = typed.slice(0, -1).map(({ word }) => ` ${word}`);
  return { written: before.join('') + (words.at(-1) ?? ''), words };
}

function matchOf(text: string, { written, words }: Sought): Match | null {
  const spaced = ` ${text} `;
  if (spaced.trim() === written.trim()) return 'whole';
  if (spaced.startsWith(written)) return 'start';
  return words.every((word) => spaced.includes(word)) ? 'words' : null;
}

/** A title of more words than this is no beginning of a name. */
const mostWords = 8;

/** Single letters begin more words than anybody looks through; no three letters begin as many. */
const mostStarts = 1_500;

interface Range {
  readonly from: number;
  readonly to: number;
}

function rarestOf(words: readonly TypedWord[], index: NameIndex): Range {
  const ranges = words.map(({ word }) => ({
    from: boundOf(index, word, false),
    to: boundOf(index, word, true),
  }));
  const width = ({ from, to }: Range) => to - from;
  return ranges.reduce((one, other) => (width(other) < width(one) ? other : one));
}

/** Names that begin with what was typed, then names with words that begin so, in any order. */
function findBeginnings(words: readonly TypedWord[], index: NameIndex): number[] {
  if (words.length === 0 || words.length > mostWords) return [];
  const { from, to } = rarestOf(words, index);
  const sought = soughtBy(words);
  const found = new Map(matches.map((match) => [match, new Set<number>()]));
  for (let place = from; place < Math.min(to, from + mostStarts); place += 1) {
    const { at } = placeOf(index.starts[place] ?? 0);
    const match = matchOf(index.texts[at] ?? '', sought);
    if (match !== null) found.get(match)?.add(at);
  }
  return [...found.values()].flatMap((ids) => [...ids].sort((left, right) => left - right));
}

/** "Entwickleri" and "Bankkauffr" are on their way to a form that the lexicon lacks. */
function withoutBegunGender(word: string): string {
  const whole = word
    .replace(/(?<=\p{L}{3})i(?:n(?:n(?:en?)?)?)?$/u, 'in')
    .replace(/fr(?:au?)?$/, 'frau');
  return withoutGender(whole);
}

/** As many of one occupation come first; its other names say the same again. */
const namesOfOne = 3;

function withoutRepeats(found: readonly SuggestedTitle[]): SuggestedTitle[] {
  const counts = new Map<string, number>();
  const [first, later]: [SuggestedTitle[], SuggestedTitle[]] = [[], []];
  for (const name of found) {
    const count = counts.get(name.occupation) ?? 0;
    counts.set(name.occupation, count + 1);
    (count < namesOfOne ? first : later).push(name);
  }
  return [...first, ...later];
}

export function findNames(typed: string, index: NameIndex, most: number): SuggestedTitle[] {
  const words = wordsOf(dropGenderSigns(typed));
  const begun = (word: string): TypedWord => ({ word, isWhole: false });
  const withoutGenders = words.map((word) => {
    const plain = withoutBegunGender(word);
    return { word: plain, isWhole: plain !== word };
  });
  // "Software Entwickler" is written in one word, which says more than both words somewhere.
  const joined = words.length > 1 ? [begun(words.join(''))] : [];
  const found = new Map<string, SuggestedTitle>();
  for (const spelling of [joined, words.map(begun), withoutGenders]) {
    const names = findBeginnings(spelling, index).flatMap((at) => index.names[at] ?? []);
    for (const name of withoutRepeats(names)) {
      if (found.size === most) return [...found.values()];
      if (!found.has(name.title)) found.set(name.title, name);
    }
  }
  return [...found.values()];
}
