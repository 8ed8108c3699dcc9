import {
  abbreviations,
  areGeneric,
  branchOffices,
  closers,
  formsAnywhere,
  joiners,
  legalForms,
  legalFormsAndNames,
  openers,
  spell,
  wordsBeforeCountry,
} from './companyWords.ts';
import { mergeUmlautSpellings } from './foldText.ts';
import { plainLetters } from './lookAlikeLetters.ts';

/** "Gesellschaft mit beschränkter Haftung" has four, "K. d. ö. R." as well. */
const wordsOfLegalForm = 4;

/**
 * What is the same for one employer however it is written: words separated by one space, or '' where nothing but a
 * legal form is left. A country or "Gruppe" at the end goes as well: "Telekom Deutschland" is the Deutsche Telekom,
 * "Oracle Austria" the same boss as "Oracle Deutschland".
 */
export const companyForm = (name: string): string => formOf(plainName(name));

/** Before "™" would become letters. */
const plainName = (name: string, stroke?: 'i' | 'l') =>
  plainLetters(name.replaceAll(/[™®©℠]/gu, ' '), stroke);

function formOf(plain: string): string {
  const words = withoutBranchOffice(wordsOf(plain));
  const named = withoutOpeners(withoutEndings(withoutFormsAnywhere(words)));
  return mergeUmlautSpellings(joinLetters(withoutJoiners(named)).join(' '), { keepUe: true });
}

/** A bare stroke may be an l or an i. */
const formsOf = (name: string): string[] => [companyForm(name), formOf(plainName(name, 'i'))];

/** What a listed name is found by, written together: "Thyssen Krupp" and "ThyssenKrupp" are one. */
export const listedForms = (name: string): string[] =>
  formsOf(name)
    .map((form) => form.replaceAll(' ', ''))
    .filter((form) => form !== '');

/** Whether a name is one of these, or bears it as whole words. */
export function bearsListed(name: string, listed: ReadonlySet<string>): boolean {
  return formsOf(name).some((form) => {
    const words = form.split(' ');
    return words.some((_, start) => {
      let run = '';
      return words.slice(start).some((word) => listed.has((run += word)));
    });
  });
}

function wordsOf(name: string): string[] {
  const plain = name
    .replaceAll(/['’‘`´ʼ′]|(?<=\p{L}) \u0301(?=\p{L})/gu, '')
    // "E.ON" and "e.V.", not "B.Braun": what follows is short as well.
    .replaceAll(/(?<![\p{L}\p{N}])(\p{L})\.(?=\p{L}{1,2}(?!\p{L}))/gu, '$1')
    .replace(/^\s*(?:https?:\/\/)?www\./i, '')
    .replaceAll(/(?<=[\p{L}\p{N}]{2})\.(?:com|de|at|ch|net|org|eu|io)(?![\p{L}\p{N}])/giu, ' ')
    .replaceAll(/(?<=\d)(?:und|and)(?=\d)/giu, ' ');
  return spell(plain)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .flatMap((word) => abbreviations.get(word)?.split(' ') ?? word);
}

function withoutBranchOffice(words: readonly string[]): readonly string[] {
  const at = words.findIndex((word) => branchOffices.has(word));
  return at > 0 ? words.slice(0, at) : words;
}

/** With what belongs to it: "GmbH & Co." */
function withoutFormsAnywhere(words: readonly string[]): readonly string[] {
  const isForm = (index: number) => formsAnywhere.has(words[index] ?? '');
  const isCompanion = (index: number) =>
    words[index] === 'co' &&
    (isForm(index - 1) || (isJoiner(words, index - 1) && isForm(index - 2)));
  return words.filter((_, index) => !isForm(index) && !isCompanion(index));
}

function withoutEndings(words: readonly string[]): readonly string[] {
  let left = words;
  for (;;) {
    const shorter = withoutLastForm(left) ?? withoutCloser(left);
    if (shorter === null) return left;
    left = shorter;
  }
}

/** A legal form may be written in pieces, as in "G m b H" or "S.à r.l."; the longest counts. */
function withoutLastForm(words: readonly string[]): readonly string[] | null {
  for (let count = Math.min(wordsOfLegalForm, words.length); count > 0; count -= 1) {
    const ending = words.slice(-count).join('');
    const isName = count === words.length && legalFormsAndNames.has(ending);
    if (!isName && (legalForms.has(ending) || legalFormsAndNames.has(ending)))
      return words.slice(0, -count);
  }
  return null;
}

function withoutCloser(words: readonly string[]): readonly string[] | null {
  const rest = words.slice(0, -1);
  const last = words.at(-1) ?? '';
  if (closers.has(last))
    return areGeneric(rest) || wordsBeforeCountry.has(rest.at(-1) ?? '') ? null : rest;
  return joiners.has(last) && rest.length > 0 ? rest : null;
}

function withoutOpeners(words: readonly string[]): readonly string[] {
  const [first = '', ...rest] = words;
  return openers.has(first) && !areGeneric(rest) ? withoutOpeners(rest) : words;
}

/** "u" is one only between words: in "B U G" it is a letter. */
function isJoiner(words: readonly string[], index: number): boolean {
  const word = words[index] ?? '';
  if (index < 1 || !joiners.has(word)) return false;
  const neighbours = [words[index - 1] ?? '', words[index + 1] ?? ''];
  return word !== 'u' || neighbours.every((neighbour) => neighbour.length > 1);
}

const withoutJoiners = (words: readonly string[]): readonly string[] =>
  words.filter((_, index) => !isJoiner(words, index));

/** "B. M. W." is BMW, "1 & 1" is 11. */
function joinLetters(words: readonly string[]): string[] {
  const isLetter = (word: string | undefined) => word !== undefined && /^.$/u.test(word);
  return words.reduce<string[]>((joined, word, index) => {
    const previous = joined.pop();
    if (previous === undefined) return [word];
    return isLetter(word) && isLetter(words[index - 1])
      ? [...joined, previous + word]
      : [...joined, previous, word];
  }, []);
}
