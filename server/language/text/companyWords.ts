import { foldText, mergeUmlautSpellings } from './foldText.ts';
import words from './companyWords.json' with { type: 'json' };

/** Both `ä` and `ae` come out as `ae`, as in what the lists below are compared with. */
export const spell = (text: string): string => foldText(text, { umlauts: 'ae' });

const listOf = (lines: readonly string[]): ReadonlySet<string> =>
  new Set(spell(lines.join(' ')).split(' '));

/** No name of a firm: without its spaces and dots, at the end of a name, or as the whole of it. */
export const legalForms = listOf(words.legalForms);

/** The same, but where nothing else is left they are a name: the company SAS, a spa. */
export const legalFormsAndNames = listOf(words.legalFormsAndNames);

/** Part of no brand, so they go wherever they stand. */
export const formsAnywhere = listOf(words.formsAnywhere);

/** What follows is a place. */
export const branchOffices = listOf(words.branchOffices);

export const joiners = listOf(words.joiners);

export const openers = listOf(words.openers);

/** The same employer in another country, or all of its companies together. */
export const closers = listOf(words.closers);

export const abbreviations: ReadonlyMap<string, string> = new Map(
  Object.entries(words.abbreviations),
);

/**
 * Half of the country has one of these in its name, so they tell no firm from others. As in a name that is being read,
 * and as in its finished form.
 */
const genericWords: ReadonlySet<string> = new Set(
  [...listOf(words.genericWords)].flatMap((word) => [
    word,
    mergeUmlautSpellings(word, { keepUe: true }),
  ]),
);

/** A single letter is an initial, except before another word: "T-Systems". */
export const areGeneric = (name: readonly string[]): boolean =>
  name.every((word) => genericWords.has(word)) || /^.?$/u.test(name.join(' '));

/** Followed by a country they name one employer: Bank Austria is not just any bank. */
export const wordsBeforeCountry = listOf(words.wordsBeforeCountry);
