import { dropGenderSigns, withoutGender } from '../text/genderForms.ts';
import { type SuggestedName, type SuggestedTitle, spaced, wordsOf } from './nameIndex.ts';

interface TypedWord {
  readonly word: string;
  readonly isWhole: boolean;
}

/** A title of more words than this is no beginning of a name. */
const mostWords = 8;

/** Names that are what was typed, that begin so, then those with words that begin so, in any order. */
function findBeginnings(typed: readonly TypedWord[], names: readonly SuggestedName[]) {
  if (typed.length === 0 || typed.length > mostWords) return [];
  const sought = typed.map(({ word, isWhole }) => ` ${word}${isWhole ? ' ' : ''}`);
  const whole = spaced(typed.map(({ word }) => word));
  const start = typed.at(-1)?.isWhole ? whole : whole.trimEnd();
  const [same, begun, other]: [SuggestedName[], SuggestedName[], SuggestedName[]] = [[], [], []];
  for (const name of names) {
    const { text } = name;
    if (!sought.every((word) => text.includes(word))) continue;
    (text === whole ? same : text.startsWith(start) ? begun : other).push(name);
  }
  return [...same, ...begun, ...other];
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

function withoutRepeats(found: readonly SuggestedName[]): SuggestedName[] {
  const counts = new Map<string, number>();
  const [first, later]: [SuggestedName[], SuggestedName[]] = [[], []];
  for (const name of found) {
    const count = counts.get(name.occupation) ?? 0;
    counts.set(name.occupation, count + 1);
    (count < namesOfOne ? first : later).push(name);
  }
  return [...first, ...later];
}

export function findNames(
  typed: string,
  names: readonly SuggestedName[],
  most: number,
): SuggestedTitle[] {
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
    for (const { title, occupation } of withoutRepeats(findBeginnings(spelling, names))) {
      if (found.size === most) return [...found.values()];
      if (!found.has(title)) found.set(title, { title, occupation });
    }
  }
  return [...found.values()];
}
