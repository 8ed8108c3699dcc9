import type { ContractType } from '@inkognito/shared/codes';
import { findHead, isJobWord } from '../title/occupation/findHead.ts';
import { contractTypeOfTitle } from '../title/parts/contractType.ts';
import { formWords, placeWords, rankWords } from '../title/parts/jobWords.ts';
import { dropNoise } from '../title/parts/noise.ts';
import {
  doctoralPhrase,
  fillingWords,
  normalizeTitle,
  withoutAdditions,
} from '../title/parts/normalizeTitle.ts';
import { titleKnowledge } from '../title/readTitle.ts';
import { foldLetters } from '../title/text/foldText.ts';
import { dropGenderSigns, withoutGender } from '../title/text/genderForms.ts';

/** Each as written in the title, in its order. */
export interface TitleParts {
  readonly rank: readonly string[];
  readonly form: readonly string[];
  readonly contractType: ContractType | null;
  readonly job: readonly string[];
  readonly field: readonly string[];
  readonly place: readonly string[];
  readonly noise: readonly string[];
}

type Kind = 'rank' | 'form' | 'job' | 'field' | 'place' | 'joint';

const placeBefore =
  /(?<!\p{L})(?:standort|einsatzort|arbeitsort|dienstort|raum|großraum|region|umkreis)\s*:?\s+(\p{Lu}[\p{L}.-]*)/giu;

const phrases =
  /(?<!\p{L})(?:(?:team|tech|group)\s+lead(?:er)?|head\s+of|dual(?:es|er)\s+stud(?:ium|ent)|working\s+student)(?!\p{L})/giu;

const wordJoiner = '\u2060';

const rankPhrase = /^(?:team|tech|group|head)\u2060/i;

const formPhrase = /^(?:dual|working)/i;

const joints = new Set(
  'und oder sowie für der die das den dem des im in am an bei beim mit ohne als zum zur zu von vom auf aus bis of the and for to at with bzw'.split(
    ' ',
  ),
);

const wordsOf = (written: string) =>
  (foldLetters(written).match(/[a-z0-9]+/g) ?? []).map(withoutGender);

const firstForms: readonly RegExp[] = [/^\s*(?:berufs)?lehre(?=\s)/iu, doctoralPhrase];

/** "Lehre" and "Promotion" mean a form where the title begins with them. */
function isForm(written: string, isFirst: boolean, title: string): boolean {
  if (written.includes(wordJoiner) && formPhrase.test(written)) return true;
  if (isFirst && firstForms.some((pattern) => pattern.test(title))) return true;
  return wordsOf(written).some((word) => formWords.has(word));
}

function kindOf(written: string, isJob: (word: string) => boolean): Kind {
  const words = wordsOf(written);
  if (words.length === 0 || joints.has(written.toLowerCase().replace('.', ''))) return 'joint';
  if (rankPhrase.test(written) || words.every((word) => rankWords.has(word))) return 'rank';
  if (words.some((word) => placeWords.has(word))) return 'place';
  if (words.every((word) => fillingWords.has(word) || /^\d+$/.test(word))) return 'joint';
  return words.some(isJob) ? 'job' : 'field';
}

/** Neighbours of one kind are one part: "Innere Medizin". */
function joined(words: readonly (readonly [Kind, string])[], wanted: Kind): readonly string[] {
  const parts: string[] = [];
  words.forEach(([kind, written], at) => {
    if (kind !== wanted) return;
    const isNext = words[at - 1]?.[0] === wanted;
    if (isNext) parts.push(`${parts.pop() ?? ''} ${written}`);
    else parts.push(written);
  });
  return parts;
}

/** "Sales Manager" is a job in two words, and the field of "Elektriker Photovoltaik" follows it. */
function jobWordsOf(title: string): (word: string) => boolean {
  const { index } = titleKnowledge();
  const ofHead = findHead(normalizeTitle(title).words, index)?.words ?? [];
  const endsInJob = isJobWord(ofHead.at(-1) ?? '', index);
  return (word) => (endsInJob && ofHead.includes(word)) || isJobWord(word, index);
}

export function splitTitle(title: string): TitleParts {
  const isJob = jobWordsOf(title);
  const { text, noise } = dropNoise(title.normalize('NFC'));
  const named = [...text.matchAll(placeBefore)].flatMap(([, place]) => place ?? []);
  const plain = withoutAdditions(dropGenderSigns(text));
  const bound = plain.replaceAll(phrases, (found) => found.replaceAll(/\s+/g, wordJoiner));
  const words = (bound.match(/[\p{L}\p{N}][^\s,/|;()]*|[/|,;–—]/gu) ?? []).map((found, at) => {
    const kind = isForm(found, at === 0, bound) ? 'form' : kindOf(found, isJob);
    return [kind, found.replaceAll(wordJoiner, ' ').replace(/[.!?:-]+$/, '')] as const;
  });
  return {
    rank: joined(words, 'rank'),
    form: joined(words, 'form'),
    contractType: contractTypeOfTitle(title),
    job: joined(words, 'job'),
    field: joined(words, 'field'),
    place: [...joined(words, 'place'), ...named],
    noise,
  };
}
