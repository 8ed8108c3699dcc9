import { foldText } from '../../text/foldText.ts';
import { type Facts, type Found, isFound } from '../fact.ts';
import { agreed } from '../passages.ts';
import type { Source } from '../source.ts';
import { titleCandidates } from './title/candidates.ts';
import { fieldOfTitle } from '../../title/fieldOfTitle.ts';

const confidences = { 1: 0.95, 2: 0.92, 3: 0.85, 4: 0.7 } as const;

const wordsOf = (title: string) =>
  foldText(title, { umlauts: 'a' })
    .split(/[^\p{L}\p{N}+#]+/u)
    .map((word) => word.replace(/(?:innen|in|en|er|e|n|s)$/u, ''))
    .filter((word) => word !== '');

/** One says no more than a part of the other: "Entwickler" and "Senior Entwickler Java". */
function isSameTitle(one: string, other: string): boolean {
  const [words, otherWords] = [wordsOf(one), wordsOf(other)];
  return (
    words.every((word) => otherWords.includes(word)) ||
    otherWords.every((word) => words.includes(word))
  );
}

export function readTitleAndField({ plain }: Source): Pick<Facts, 'jobTitle' | 'field'> {
  const titles = titleCandidates(plain).map(({ value, start, end, tier }): Found<string> => ({
    value: value.trim(),
    confidence: confidences[tier],
    start,
    end,
  }));
  const jobTitle = agreed(titles, 'Der Text nennt mehr als eine Stelle.', isSameTitle);
  if (!isFound(jobTitle)) return { jobTitle, field: null };
  const field = fieldOfTitle(jobTitle.value);
  return {
    jobTitle,
    field: field === null ? null : { ...jobTitle, value: field },
  };
}
