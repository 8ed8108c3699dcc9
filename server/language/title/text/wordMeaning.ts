import { foldLetters, foldWords } from './foldText.ts';
import meanings from './wordMeanings.json' with { type: 'json' };
import parts from './wordParts.json' with { type: 'json' };

const meaningOf: ReadonlyMap<string, string> = new Map(
  Object.entries(meanings).flatMap(([meaning, words]) =>
    foldWords(words).map((word) => [word, foldLetters(meaning)] as const),
  ),
);

/** A final s is a plural in long words only: "Sales", but "Haus". */
const endings = /(?:ungen|ung|erei|ern|ier|er|en|es|ie|e|(?<=.{5})s)$/;
const shortestStem = 3;

function stemOf(word: string): string {
  const stem = word.replace(endings, '');
  return stem.length < shortestStem ? word : stem;
}

export function meaningOfPart(part: string): string {
  return stemOf(meaningOf.get(part) ?? part);
}

const meaningsIn = (lines: readonly string[]): ReadonlySet<string> =>
  new Set(foldWords(lines.join(' ')).map(meaningOfPart));

export const givenParts: readonly string[] = [
  ...foldWords(parts.parts.join(' ')),
  ...meaningOf.keys(),
];

export const emptyMeanings = meaningsIn(parts.empty);

/** As written: "Kraft" says nothing in "Küchenkraft", but something in "Kraftfahrer". */
export const emptyEndings: ReadonlySet<string> = new Set(foldWords(parts.emptyEndings.join(' ')));

export const weakMeanings = meaningsIn(parts.weak);

/** Leave the trade open where they stand alone, whatever the lexicon takes them for then: "Mechaniker", "Designer". */
export const openWords = foldWords(parts.open.join(' '));

export const leadershipMeanings = meaningsIn(parts.leadership);
