import { type WrittenOccupation, writtenOccupations } from '../lexicon/lexicon.ts';
import { foldLetters } from '../text/foldText.ts';
import { withoutGender } from '../text/genderForms.ts';

export interface SuggestedTitle {
  readonly title: string;
  readonly occupation: string;
}

export interface SuggestedName extends SuggestedTitle {
  /** What is compared with what was typed: a space before and behind each word. */
  readonly text: string;
}

/** "C++" and "C#" are words of their own; all other signs stand between words. */
export function wordsOf(written: string): string[] {
  const spelt = written.normalize('NFC').replaceAll('+', 'plus').replaceAll('#', 'sharp');
  return foldLetters(spelt).match(/[a-z0-9]+/g) ?? [];
}

export const spaced = (words: readonly string[]) => ` ${words.join(' ')} `;

const initialsOf = (name: string) =>
  wordsOf(name)
    .map((word) => word[0])
    .join('');

type Kind = 'first' | 'german' | 'english';
type Put = (title: string, words: readonly string[], kind: Kind) => void;

function namesOf({ names, english = [], abbreviations = [] }: WrittenOccupation, put: Put): void {
  const seen = new Set<string>();
  const all = [...names, ...english];
  for (const [place, title] of all.entries()) {
    const words = wordsOf(title);
    // "Koch" and "Köchin" are one suggestion.
    const key = words.map(withoutGender).join(' ');
    if (seen.has(key)) continue;
    seen.add(key);
    put(title, words, place === 0 ? 'first' : place < names.length ? 'german' : 'english');
  }
  for (const abbreviation of abbreviations) {
    const words = wordsOf(abbreviation);
    const title = all.find((name) => initialsOf(name) === words.join(' ')) ?? names[0];
    if (title !== undefined) put(title, words, 'german');
  }
}

/** First names before others, German before English, short ones before long ones; made in thousands of small steps. */
export function* indexNames(): Generator<undefined, readonly SuggestedName[]> {
  const byLength: Record<Kind, SuggestedName[][]> = { first: [], german: [], english: [] };
  for (const occupation of writtenOccupations()) {
    namesOf(occupation, (title, words, kind) => {
      const text = spaced(words);
      (byLength[kind][text.length] ??= []).push({ title, occupation: occupation.id, text });
    });
    yield;
  }
  return [byLength.first, byLength.german, byLength.english].flat(2);
}
