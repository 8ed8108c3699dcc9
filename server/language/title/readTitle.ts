import { LRUCache } from 'lru-cache';
import { createEncoder, readWeights } from './encoder/titleEncoder.ts';
import { neighboursInProfile, profileOf, type TitleProfile } from './occupation/titleProfile.ts';
import { isJobWord, isTradeName } from './occupation/findHead.ts';
import type { FoundNames } from './occupation/findNames.ts';
import { markLeaders } from './occupation/findLeader.ts';
import { readJobs } from './occupation/readJobs.ts';
import { bareKind, findGeneralNames, findKinds } from './lexicon/generalNames.ts';
import type { TitleKnowledge } from './occupation/guessOccupations.ts';
import { listOccupations } from './lexicon/lexicon.ts';
import { normalizeTitle, type NormalTitle } from './parts/normalizeTitle.ts';
import { indexOccupations, type OccupationIndex } from './lexicon/occupationIndex.ts';
import { rankInWords, type Seniority } from './text/seniority.ts';
import type { TitleWord } from './text/titleWords.ts';
import { emptyMeanings } from './text/wordMeaning.ts';

export interface ReadTitle extends FoundNames {
  readonly vector: Float32Array;
  readonly profile: TitleProfile;
  readonly generalIds: ReadonlySet<string>;
  /** The general names that the title is and no more; none if it says more. */
  readonly generalAs: ReadonlySet<string>;
  readonly seniority: Seniority;
  /** Meanings of words that end as names of occupations do. */
  readonly jobs: ReadonlySet<string>;
  /** The same for titles that say the same in other forms or another order. */
  readonly key: string;
}

const titlesKept = 20_000;

const longestTitle = 200;

function generalOf(
  readings: FoundNames['readings'],
  words: readonly TitleWord[],
): ReadonlySet<string> {
  const isGeneral = readings.every(({ occupation }) => occupation.isGeneral);
  const kind = bareKind(words);
  return new Set([
    ...(isGeneral ? readings.map(({ occupation }) => occupation.id) : []),
    ...(kind === null ? [] : [kind]),
  ]);
}

function jobsIn(words: readonly TitleWord[], index: OccupationIndex): ReadonlySet<string> {
  const endings = words.flatMap((word) => word.at(-1) ?? []);
  return new Set(
    endings
      .filter(
        ({ written, meaning }) => index.endingsOfNames.has(written) && !emptyMeanings.has(meaning),
      )
      .map(({ meaning }) => meaning),
  );
}

function keyOf(words: readonly TitleWord[]): string {
  const meanings = [...new Set(words.flat().map(({ meaning }) => meaning))];
  const telling = meanings.filter((meaning) => !emptyMeanings.has(meaning));
  return (telling.length > 0 ? telling : meanings).sort().join(' ');
}

function seniorityOf(
  readings: FoundNames['readings'],
  { allWords, seniority }: NormalTitle,
  index: OccupationIndex,
): Seniority {
  if (readings.some(({ isLeader, leadsTrade }) => isLeader || leadsTrade)) return 'head';
  if (seniority !== 'regular') return seniority;
  return rankInWords(allWords, (word) => isJobWord(word, index) && isTradeName(word, index));
}

export function readTitleBy({ index, encoder }: TitleKnowledge, title: string): ReadTitle {
  const written = title.slice(0, longestTitle);
  const normal = normalizeTitle(written);
  const words = normal.words.map(index.readWord);
  const vector = encoder.encode(normal.words);
  const guesses = encoder.guess(vector, neighboursInProfile);
  const found = readJobs({ title: written, normal, vector }, guesses, { index, encoder });
  const readings = markLeaders(found.readings, normal);
  return {
    ...found,
    readings,
    vector,
    profile: profileOf(guesses, found, (id) => index.byId.get(id)),
    generalIds: new Set([...findGeneralNames(words, index), ...findKinds(words)]),
    generalAs: generalOf(found.readings, words),
    seniority: seniorityOf(readings, normal, index),
    get jobs() {
      return jobsIn(words, index);
    },
    key: keyOf(words),
  };
}

let knowledge: TitleKnowledge | undefined;

export function titleKnowledge(): TitleKnowledge {
  if (knowledge === undefined) {
    const index = indexOccupations(listOccupations());
    knowledge = { index, encoder: createEncoder(readWeights(), index.readWord) };
  }
  return knowledge;
}

const titles = new LRUCache<string, ReadTitle>({
  max: titlesKept,
  memoMethod: (title) => readTitleBy(titleKnowledge(), title),
});

export const readTitle = (title: string): ReadTitle => titles.memo(title);
