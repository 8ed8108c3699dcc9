import { groupByKeys } from '../../text/groupByKeys.ts';
import type { Occupation } from '../lexicon/lexicon.ts';
import type { OccupationName } from '../lexicon/nameTable.ts';
import type { OccupationIndex } from '../lexicon/occupationIndex.ts';
import type { TitleWord } from '../text/titleWords.ts';
import { emptyMeanings, leadershipMeanings } from '../text/wordMeaning.ts';

export interface Reading {
  readonly occupation: Occupation;
  readonly confidence: number;
  readonly isLeader: boolean;
  /** People of this title lead those of the occupation, whose own name says nothing of it ("Leiter Steuern"). */
  readonly leadsTrade?: boolean;
}

export interface FoundNames {
  readonly readings: readonly Reading[];
  readonly isSure: boolean;
  readonly isExact: boolean;
}

export const confidences = {
  all: 1,
  strangeWords: 0.97,
  addition: 0.9,
  frontOfCompound: 0.6,
  /** "Leiter Buchhaltung" is no "Buchhalter". */
  leader: 0.8,
  /** "Sachbearbeiter Buchhaltung", "Buchhalter Assistent": the other word may be the job. */
  otherJob: 0.65,
} as const;

export const readAs = (occupation: Occupation, isExact: boolean): FoundNames => ({
  readings: [{ occupation, confidence: confidences.addition, isLeader: false }],
  isSure: true,
  isExact,
});

const isPartOf = (meanings: readonly string[], all: readonly string[]) =>
  meanings.every((meaning) => all.includes(meaning));

/** "Arzthelfer" has "Arzt" in it and is none: what ends a word that a name takes part of must be in the name. */
function namesEndingsOf(words: readonly TitleWord[], { meanings }: OccupationName): boolean {
  return words.every((word) => {
    const ending = word.at(-1)?.meaning ?? '';
    return (
      meanings.includes(ending) ||
      leadershipMeanings.has(ending) ||
      emptyMeanings.has(ending) ||
      !word.some(({ meaning }) => meanings.includes(meaning))
    );
  });
}

/** Without names that say only a part of what another one says: "Java-Entwickler" leaves nothing for "Entwickler". */
function withoutLesser(names: readonly OccupationName[]): readonly OccupationName[] {
  const sharing = groupByKeys(names, ({ meanings }) => meanings);
  return names.filter(({ meanings }) => {
    const [fewest = []] = meanings
      .map((meaning) => sharing.get(meaning) ?? [])
      .sort((left, right) => left.length - right.length);
    return !fewest.some(
      (other) => other.meanings.length > meanings.length && isPartOf(meanings, other.meanings),
    );
  });
}

interface Rest {
  readonly meanings: readonly string[];
  readonly isStrange: boolean;
  readonly hasOtherJob: boolean;
  readonly isFrontOfCompound: boolean;
}

function restOf(
  words: readonly TitleWord[],
  explained: ReadonlySet<string>,
  index: OccupationIndex,
): Rest {
  const isRest = (meaning: string) =>
    !explained.has(meaning) && !emptyMeanings.has(meaning) && !leadershipMeanings.has(meaning);
  const rest = words.flatMap((word) => word.filter(({ meaning }) => isRest(meaning)));
  return {
    meanings: rest.map(({ meaning }) => meaning),
    isStrange: rest.every(({ meaning }) => !index.names.knowsMeaning(meaning)),
    hasOtherJob: words.some((word) => {
      const ending = word.at(-1);
      return (
        ending !== undefined && isRest(ending.meaning) && index.endingsOfNames.has(ending.written)
      );
    }),
    isFrontOfCompound: words.some(
      (word) =>
        word.some(({ meaning }) => isRest(meaning)) &&
        word.some(({ meaning }) => explained.has(meaning)),
    ),
  };
}

function confidenceFor(rest: Rest, hasGeneralName: boolean): number {
  if (hasGeneralName || rest.hasOtherJob) return confidences.otherJob;
  if (rest.isFrontOfCompound) return confidences.frontOfCompound;
  if (rest.meanings.length === 0) return confidences.all;
  return rest.isStrange ? confidences.strangeWords : confidences.addition;
}

export function findNames(words: readonly TitleWord[], index: OccupationIndex): FoundNames {
  const meanings = new Set(
    words
      .flatMap((word) => word.map(({ meaning }) => meaning))
      .filter((m) => !emptyMeanings.has(m)),
  );
  const found = index.names.within(meanings).filter((name) => namesEndingsOf(words, name));
  const names = withoutLesser(found);
  const trades = names.filter(({ occupation }) => !occupation.isGeneral);
  const kept = trades.length > 0 ? trades : names;
  const explained = new Set(kept.flatMap((name) => name.meanings));
  const rest = restOf(words, explained, index);
  const isLeader = [...meanings].some((m) => leadershipMeanings.has(m) && !explained.has(m));
  const confidence = confidenceFor(rest, trades.length > 0 && trades.length < names.length);
  return {
    readings: [...new Set(kept.map(({ occupation }) => occupation))].map((occupation) => ({
      occupation,
      confidence: isLeader ? Math.min(confidence, confidences.leader) : confidence,
      isLeader,
    })),
    isSure: trades.length > 0 && !isLeader && confidence >= confidences.addition,
    isExact: false,
  };
}
