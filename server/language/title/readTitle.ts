import { LRUCache } from 'lru-cache';
import { createEncoder, readWeights } from './encoder/titleEncoder.ts';
import { neighboursInProfile, profileOf, type TitleProfile } from './encoder/titleProfile.ts';
import { findHead, isJobWord } from './occupation/findHead.ts';
import type { FoundNames } from './occupation/findNames.ts';
import { markLeaders } from './occupation/findLeader.ts';
import { readJobs } from './occupation/readJobs.ts';
import { bareKind, findGeneralNames, findKinds } from './lexicon/generalNames.ts';
import type { TitleKnowledge } from './occupation/guessOccupations.ts';
import { listOccupations, occupationAreas } from './lexicon/lexicon.ts';
import { normalizeTitle } from './parts/normalizeTitle.ts';
import { indexOccupations, type OccupationIndex } from './lexicon/occupationIndex.ts';
import { splitTitle, type TitleParts } from './parts/titleParts.ts';
import type { Seniority } from './text/seniority.ts';
import type { TitleWord } from './text/titleWords.ts';

export interface ReadTitle extends FoundNames {
  /** Made when asked for: whoever compares titles does without. */
  readonly parts: TitleParts;
  readonly vector: Float32Array;
  readonly profile: TitleProfile;
  readonly generalIds: ReadonlySet<string>;
  /** The general names that the title is and no more; none if it says more. */
  readonly generalAs: ReadonlySet<string>;
  readonly seniority: Seniority;
  readonly weights: ReadonlyMap<string, number>;
  readonly weight: number;
  readonly telling: ReadonlySet<string>;
  readonly jobs: ReadonlySet<string>;
  /** The same for titles that say the same in other forms or another order. */
  readonly key: string;
}

const titlesKept = 20_000;

/** Meanings below this stand in so many names that whoever shares one has nothing in common yet. */
const tellingWeight = 0.35;

const longestTitle = 200;

function weigh(words: readonly TitleWord[], index: OccupationIndex): ReadonlyMap<string, number> {
  const weights = new Map<string, number>();
  for (const { meaning } of words.flat()) {
    const weight = index.weightOf(meaning);
    if (weight > 0) weights.set(meaning, weight);
  }
  return weights;
}

function jobsIn(words: readonly TitleWord[], index: OccupationIndex): ReadonlySet<string> {
  const endings = words.flatMap((word) => word.at(-1) ?? []);
  return new Set(
    endings
      .filter(
        ({ written, meaning }) => index.endingsOfNames.has(written) && index.weightOf(meaning) > 0,
      )
      .map(({ meaning }) => meaning),
  );
}

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

/** "Sales Manager" is a job in two words, and the field of "Elektriker Photovoltaik" follows it. */
function jobWordsOf(words: readonly string[], index: OccupationIndex): (word: string) => boolean {
  const ofHead = findHead(words, index)?.words ?? [];
  const endsInJob = isJobWord(ofHead.at(-1) ?? '', index);
  return (word) => (endsInJob && ofHead.includes(word)) || isJobWord(word, index);
}

export function readTitleBy({ index, encoder }: TitleKnowledge, title: string): ReadTitle {
  const written = title.slice(0, longestTitle);
  const normal = normalizeTitle(written);
  const words = normal.words.map(index.readWord);
  const vector = encoder.encode(normal.words);
  const found = readJobs({ title: written, normal, vector }, { index, encoder });
  const readings = markLeaders(found.readings, normal);
  const weights = weigh(words, index);
  const meanings = new Set(words.flat().map(({ meaning }) => meaning));
  return {
    ...found,
    readings,
    get parts() {
      return splitTitle(written, jobWordsOf(normal.words, index));
    },
    vector,
    profile: profileOf(encoder.guess(vector, neighboursInProfile), found, (id) =>
      index.byId.get(id),
    ),
    generalIds: new Set([...findGeneralNames(words, index), ...findKinds(words)]),
    generalAs: generalOf(found.readings, words),
    seniority: readings.some(({ isLeader, leadsTrade }) => isLeader || leadsTrade)
      ? 'head'
      : normal.seniority,
    weights,
    weight: [...weights.values()].reduce((sum, weight) => sum + weight, 0),
    telling: new Set(
      [...weights].filter(([, weight]) => weight >= tellingWeight).map(([meaning]) => meaning),
    ),
    jobs: jobsIn(words, index),
    key: [...(weights.size > 0 ? weights.keys() : meanings)].sort().join(' '),
  };
}

let knowledge: TitleKnowledge | undefined;

export function titleKnowledge(): TitleKnowledge {
  if (knowledge === undefined) {
    const index = indexOccupations(listOccupations(occupationAreas));
    knowledge = { index, encoder: createEncoder(readWeights(), index.readWord) };
  }
  return knowledge;
}

const titles = new LRUCache<string, ReadTitle>({
  max: titlesKept,
  memoMethod: (title) => readTitleBy(titleKnowledge(), title),
});

export const readTitle = (title: string): ReadTitle => titles.memo(title);
