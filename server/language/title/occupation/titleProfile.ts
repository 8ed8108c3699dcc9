// Where a title lies among the groups of ISCO-08: two titles are as alike as their profiles.
import type { Occupation } from '../lexicon/lexicon.ts';
import type { FoundNames } from './findNames.ts';
import { cosineOf, type Guess } from '../encoder/titleEncoder.ts';

/** Minor and unit groups in ascending order; the shares of each kind have the length √½, so that a dot product is a mean. */
export interface TitleProfile {
  readonly groups: Uint16Array;
  readonly shares: Float32Array;
}

export const neighboursInProfile = 60;

const readingShare = 0.15;
const sureFactor = 2;

/** Behind all unit groups, which have four digits. */
const firstMinorGroup = 10_000;

const minorGroupOf = (unitGroup: number) => firstMinorGroup + Math.floor(unitGroup / 10);

function lengthOf(shares: ReadonlyMap<number, number>): number {
  return Math.sqrt(2 * [...shares.values()].reduce((sum, share) => sum + share ** 2, 0));
}

export function profileOf(
  nearest: readonly Guess[],
  { readings, isSure }: FoundNames,
  occupationOf: (id: string) => Occupation | undefined,
): TitleProfile {
  const unitGroups = new Map<number, number>();
  const minorGroups = new Map<number, number>();
  const add = (occupation: Occupation | undefined, share: number) => {
    if (occupation === undefined || occupation.isco === null || share <= 0) return;
    const unitGroup = Number(occupation.isco);
    const minorGroup = minorGroupOf(unitGroup);
    unitGroups.set(unitGroup, (unitGroups.get(unitGroup) ?? 0) + share);
    minorGroups.set(minorGroup, (minorGroups.get(minorGroup) ?? 0) + share);
  };
  for (const { id, cosine } of nearest) add(occupationOf(id), cosine ** 3);
  const ofReading = readingShare * (isSure ? sureFactor : 1);
  for (const { occupation, confidence } of readings) add(occupation, ofReading * confidence);
  const entries = [unitGroups, minorGroups].flatMap((shares) => {
    const length = lengthOf(shares);
    return [...shares]
      .sort(([left], [right]) => left - right)
      .map(([group, share]) => [group, share / length] as const);
  });
  return {
    groups: Uint16Array.from(entries, ([group]) => group),
    shares: Float32Array.from(entries, ([, share]) => share),
  };
}

function cosineOfProfiles(left: TitleProfile, right: TitleProfile): number {
  let [sum, at, beside] = [0, 0, 0];
  while (at < left.groups.length && beside < right.groups.length) {
    const mine = left.groups[at] ?? 0;
    const theirs = right.groups[beside] ?? 0;
    if (mine === theirs) sum += (left.shares[at] ?? 0) * (right.shares[beside] ?? 0);
    if (mine <= theirs) at += 1;
    if (theirs <= mine) beside += 1;
  }
  return sum;
}

interface Profiled {
  readonly profile: TitleProfile;
  readonly vector: Float32Array;
}

/** Groups cannot tell their own occupations apart, which the words of the titles can: the more, the less the lexicon knows. */
const wordsShare = { settled: 0.25, open: 0.5 };

/** "Settled" by the lexicon, as to what the two are to each other. */
export function likenessOf(left: Profiled, right: Profiled, isSettled: boolean): number {
  const byWords = Math.max(0, cosineOf(left.vector, right.vector));
  const byGroups = cosineOfProfiles(left.profile, right.profile);
  const ofWords = isSettled ? wordsShare.settled : wordsShare.open;
  return Math.min(1, (1 - ofWords) * byGroups + ofWords * byWords);
}
