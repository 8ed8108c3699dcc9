import { foldWords } from './foldText.ts';
import { withoutGender } from './genderForms.ts';
import parts from './wordParts.json' with { type: 'json' };

export type Seniority =
  | 'apprentice'
  | 'student'
  | 'trainee'
  | 'assistant'
  | 'junior'
  | 'regular'
  | 'senior'
  | 'master'
  | 'lead'
  | 'head';

/** Of words that say a rank and nothing else. */
export const seniorityByWord: ReadonlyMap<string, Seniority> = new Map(
  Object.entries(parts.seniority).flatMap(([rank, lines]) =>
    foldWords(lines.join(' ')).flatMap((word) =>
      [word, withoutGender(word)].map((form) => [form, rank as Seniority] as const),
    ),
  ),
);

/** Parts of words that say the rank of the trade beside them: "Oberarzt", "Malerhelfer". */
const compounds: readonly (readonly [Seniority, RegExp])[] = [
  ['assistant', /^(?:jung|bei|hilfs|assistenz)(.+)$/],
  ['assistant', /^(.+)helfer$/],
  ['master', /^ober(.+)$/],
  ['master', /^(.+)meister$/],
];

const withoutRank = /arzthelfer$|^beifahrer$/;

const kitchenRanks: ReadonlyMap<string, Seniority> = new Map([
  ['commis', 'assistant'],
  ['sous', 'master'],
  ['souschef', 'master'],
]);

export function rankInWords(
  words: readonly string[],
  isTrade: (word: string) => boolean,
): Seniority {
  for (const word of words.filter((each) => !withoutRank.test(each))) {
    const named = kitchenRanks.get(word);
    if (named !== undefined) return named;
    const [rank] = compounds.find(([, pattern]) => isTrade(pattern.exec(word)?.[1] ?? '')) ?? [];
    if (rank !== undefined) return rank;
  }
  return 'regular';
}

/** In ranks; an English "Senior" is less than a German "Ober-". */
const rungs: Readonly<Record<Seniority, number>> = {
  apprentice: -1.9,
  student: -1.8,
  trainee: -0.9,
  assistant: -1,
  junior: -0.8,
  regular: 0,
  senior: 0.8,
  master: 1,
  lead: 1.2,
  head: 1.2,
};

const lossPerRank = 0.15;

const ranksOfAnotherJob = 2;

/** Below every line of a rule, as leading and being led is. */
const anotherJob = 0.45;

export function seniorityFactor(left: Seniority, right: Seniority): number {
  const ranks = Math.abs(rungs[left] - rungs[right]);
  return ranks >= ranksOfAnotherJob ? anotherJob : 1 - ranks * lossPerRank;
}
