import {
  abbreviations,
  areGeneric,
  branchOffices,
  commonWords,
  closers,
  formsAnywhere,
  institutionWords,
  joiners,
  legalForms,
  legalFormsAndNames,
  openers,
  smallWords,
  spell,
  wordsBeforeCountry,
} from './companyWords.ts';
import employers from './employerNames.json' with { type: 'json' };
import { mergeUmlautSpellings } from './foldText.ts';
import { plainLetters } from './lookAlikeLetters.ts';

const wordsCounted = 8;
const initialsMax = 6;
/** "Gesellschaft mit beschränkter Haftung" has four, "K. d. ö. R." as well. */
const wordsOfLegalForm = 4;
const wordsWrittenTogether = 3;

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

/**
 * All words in a row, to find one name inside another, and two or three of them written together ("ThyssenKrupp").
 * Runs of generic words are left out unless they are the whole name.
 */
export function companyRuns(form: string): string[] {
  if (form === '') return [];
  const words = form.split(' ').slice(0, wordsCounted);
  const runs = words.flatMap((_, start) =>
    words.slice(start).flatMap((_word, more) => {
      const run = words.slice(start, start + more + 1);
      if (areGeneric(run)) return [];
      return run.length <= wordsWrittenTogether ? [run.join(' '), run.join('')] : [run.join(' ')];
    }),
  );
  return [...new Set([form, ...runs])];
}

/** Two names count as one where one contains the other as whole words, or is its short name. */
export function sameCompany(one: string, other: string): boolean {
  const [forms, otherForms] = [companyForms(one), companyForms(other)];
  const contains = (whole: readonly string[], parts: readonly string[]) =>
    whole.flatMap(companyRuns).some((run) => parts.includes(run));
  return (
    contains(forms, otherForms) ||
    contains(otherForms, forms) ||
    writtenInitials(one).some((word) => word === initialsOf(other)) ||
    writtenInitials(other).some((word) => word === initialsOf(one))
  );
}

/** A name as it may also be written: without small words, in one word, by its short or long name. */
export function companyForms(name: string): string[] {
  const readings = new Set([plainName(name), plainName(name, 'i')]);
  return [...new Set([...readings].flatMap((plain) => formsOf(formOf(plain))))];
}

function formsOf(form: string): string[] {
  if (form === '') return [];
  const words = form.split(' ');
  const telling = words.filter((word) => !smallWords.has(word));
  const also = words.length > 1 && !areGeneric(telling) ? [telling.join(' '), words.join('')] : [];
  const called = shortNames.flatMap((names) =>
    names
      .filter((each) => ` ${form} `.includes(` ${each} `))
      .flatMap((each) =>
        names.map((other) => ` ${form} `.replace(` ${each} `, ` ${other} `).trim()),
      ),
  );
  return [form, ...also, ...called];
}

/** Of a name of three words or more, such as BMW; none where they are a word. */
export function initialsOf(name: string): string | null {
  const words = companyForm(name)
    .split(' ')
    .filter((word) => !smallWords.has(word));
  const initials = words.map((word) => word.slice(0, 1)).join('');
  const isShort = words.length >= 3 && words.length <= initialsMax;
  return isShort && mayBeInitials(initials) ? initials : null;
}

/** Words that may be initials. */
export const writtenInitials = (name: string): string[] =>
  companyForm(name)
    .split(' ')
    .filter((word) => word.length >= 3 && word.length <= initialsMax && mayBeInitials(word));

const mayBeInitials = (letters: string) =>
  /^\p{L}+$/u.test(letters) && !commonWords.has(letters) && !areGeneric([letters]);

/** How many words tell this company from others; what is in every second name does not. */
export const countedWords = (name: string): number =>
  companyForm(name)
    .split(' ')
    .filter((word) => word !== '' && !areGeneric([word]) && !institutionWords.has(word)).length;

/** Finds nobody but whoever is called exactly so. */
export const isGenericName = (name: string): boolean => areGeneric(companyForm(name).split(' '));

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

/** Large employers of Germany, Austria and Switzerland, each with the names that people write. */
const shortNames = employers.map((names) => names.map(companyForm).filter((form) => form !== ''));
