// "Schlosser Anlagenbau": the job is the name that stands in the title, and the rest is the field it is done in.
import type { Occupation } from '../lexicon/lexicon.ts';
import type { OccupationName } from '../lexicon/nameTable.ts';
import type { OccupationIndex } from '../lexicon/occupationIndex.ts';
import { nearness, nearnessOf } from '../lexicon/occupationNearness.ts';
import { isFieldWord, rankWords, soundsLikePerson } from '../parts/jobWords.ts';
import {
  emptyMeanings,
  leadershipMeanings,
  meaningOfPart,
  weakMeanings,
} from '../text/wordMeaning.ts';

export interface Head {
  readonly occupation: Occupation;
  readonly words: readonly string[];
  readonly rest: readonly string[];
}

const longestName = 5;

export function isJobWord(word: string, index: OccupationIndex): boolean {
  const ending = index.readWord(word).at(-1);
  if (ending === undefined || isFieldWord(word, ending.written)) return false;
  return index.endingsOfNames.has(ending.written) || soundsLikePerson(word);
}

export const isTradeName = (word: string, index: OccupationIndex): boolean =>
  index.byWords.get(word)?.every(({ isGeneral }) => !isGeneral) === true;

export const isLeading = (word: string, index: OccupationIndex): boolean =>
  rankWords.has(word) ||
  index.readWord(word).every(({ meaning }) => leadershipMeanings.has(meaning));

/** The longest run of words that is the name of one trade; of equally long ones the first. */
export function findHead(words: readonly string[], index: OccupationIndex): Head | null {
  for (let length = Math.min(longestName, words.length); length > 0; length -= 1) {
    for (let start = 0; start + length <= words.length; start += 1) {
      const run = words.slice(start, start + length);
      const [occupation, ...others] = index.byWords.get(run.join('')) ?? [];
      const isTrade = occupation !== undefined && others.length === 0 && !occupation.isGeneral;
      if (!isTrade || !run.some((word) => isJobWord(word, index))) continue;
      return {
        occupation,
        words: run,
        rest: [...words.slice(0, start), ...words.slice(start + length)],
      };
    }
  }
  return null;
}

/** So many other jobs are made of a word like "Fahrer" by what stands beside it that any field may make one more. */
const mostOtherJobs = 6;

/** A head of two parts ("Software" and "Entwickler") is no mere kind of job. */
const tellingParts = 2;

const meaningsOf = (words: readonly string[], index: OccupationIndex) =>
  new Set(
    words
      .flatMap((word) => index.readWord(word).map(({ meaning }) => meaning))
      .filter((meaning) => !emptyMeanings.has(meaning)),
  );

export const isKnown = (word: string, index: OccupationIndex) =>
  index
    .readWord(word)
    .some(({ meaning }) => index.names.knowsMeaning(meaning) || emptyMeanings.has(meaning));

/** "Projektmanager Digital" is a job only by its field, which goes on in "Projektmanager Digital Signage". */
export function isFieldMade(words: readonly string[], index: OccupationIndex): boolean {
  const last = words.at(-1);
  if (last !== undefined && isJobWord(last, index)) return false;
  return !words.some((word) => {
    const isGeneral = index.byWords.get(word)?.some((each) => each.isGeneral) ?? false;
    return !isGeneral && isJobWord(word, index) && meaningsOf([word], index).size > 0;
  });
}

const isFar = (other: Occupation, { occupation }: Head) =>
  nearnessOf(other, occupation) < nearness.group;

/** "Personalentwicklung" beside another job is a job of its own. */
const namesAnother = (head: Head, index: OccupationIndex) =>
  [head.rest.join(''), ...head.rest].some((word) =>
    index.byWords.get(word)?.some((other) => !other.isGeneral && isFar(other, head)),
  );

/** "Servicetechniker" and "Servicemitarbeiter" leave open what is served. */
export const isWeak = (words: readonly string[], index: OccupationIndex) =>
  [...meaningsOf(words, index)].every((meaning) => weakMeanings.has(meaning));

/** The other jobs of those names that say all that the head says, and more. */
function othersAmong(
  names: readonly OccupationName[],
  head: Head,
  meanings: ReadonlySet<string>,
): ReadonlySet<Occupation> {
  const longer = names.filter(
    ({ occupation, meanings: said }) =>
      said.length > meanings.size &&
      isFar(occupation, head) &&
      [...meanings].every((meaning) => said.includes(meaning)),
  );
  return new Set(longer.map(({ occupation }) => occupation));
}

function judgeByNames(head: Head, index: OccupationIndex): HeadVerdict {
  const { words, rest } = head;
  if (isWeak(words, index)) return 'open';
  const meanings = meaningsOf(words, index);
  const named = index.names.within([...meanings, ...meaningsOf(rest, index)]);
  if (othersAmong(named, head, meanings).size > 0 || namesAnother(head, index)) return 'other';
  const parts = words.flatMap((word) => index.readWord(word)).length;
  const others = () => othersAmong(index.names.withAll(meanings), head, meanings);
  return parts >= tellingParts || others().size <= mostOtherJobs ? 'closed' : 'open';
}

/** "Wissenschaftlicher Mitarbeiter Biologie" is a biologist before all. */
const isNeutral = ({ words }: Head) => emptyMeanings.has(meaningOfPart(words.at(-1) ?? ''));

/** `closed`: the field makes no other job of it. `open`: it might. `other`: it does, or another job is named besides. */
type HeadVerdict = 'closed' | 'open' | 'other';

export function judgeHead(head: Head, index: OccupationIndex): HeadVerdict {
  const { words, rest } = head;
  if (isNeutral(head)) return 'open';
  if (rest.some((word) => isLeading(word, index) || isJobWord(word, index))) return 'other';
  if (rest.length === 0 || !isFieldMade(words, index)) return judgeByNames(head, index);
  return rest.every((word) => isKnown(word, index)) ? 'open' : 'other';
}
