import { nearness, nearnessOf } from '../lexicon/occupationNearness.ts';
import type { Occupation } from '../lexicon/lexicon.ts';
import type { Reading } from '../occupation/findNames.ts';
import { readTitle } from '../readTitle.ts';
import advertised from './advertisedTitles.json' with { type: 'json' };
import final from './finalTitles.json' with { type: 'json' };
import fresh from './freshTitles.json' with { type: 'json' };

export type AdvertisedTitle = (typeof advertised)[number];

/** `fresh` was measured and then mended by; `final` was written after that, and only measured. */
export const laterTitles: Readonly<Record<'fresh' | 'final', readonly AdvertisedTitle[]>> = {
  fresh,
  final,
};

/** Of the unseen half only sums are looked at, or it is unseen no longer. */
export const halves = {
  seen: advertised.filter((_, position) => position % 2 === 0),
  unseen: advertised.filter((_, position) => position % 2 === 1),
} as const;

/**
 * `unjudged` is surely read while the lexicon knows none of the names it may be read as; a title that names no
 * occupation is `wrong` as soon as it is surely read.
 */
export type Judgement = 'right' | 'wrong' | 'unjudged' | 'unsure';

export interface JudgedTitle {
  readonly advertised: AdvertisedTitle;
  readonly readAs: readonly string[];
  readonly judgement: Judgement;
  /** Wrong, and at least of the group of an expected occupation. */
  readonly isOfGroup: boolean;
  /** Surely read as an expected occupation and as another one besides. */
  readonly hasForeign: boolean;
}

/** General names are never surely read, and are what they say all the same. */
export function occupationsOf(plainName: string): readonly Occupation[] {
  const { isSure, isExact, readings } = readTitle(plainName);
  return isSure || isExact ? readings.map(({ occupation }) => occupation) : [];
}

/** The least nearness at which two occupations count as the same: related, or for a milder look of one group. */
function isNear(
  { occupation, isLeader }: Reading,
  expected: readonly Occupation[],
  leads: boolean,
  least: number,
): boolean {
  if (isLeader && !leads) return false;
  return expected.some((wanted) => {
    if (wanted.id === occupation.id) return true;
    if (isLeader && !occupation.leads) return wanted.leads && wanted.related.has(occupation.id);
    return nearnessOf(occupation, wanted) >= least;
  });
}

function judge(title: AdvertisedTitle): JudgedTitle {
  const { isSure, readings } = readTitle(title.title);
  const judged = {
    advertised: title,
    readAs: readings.map(({ occupation }) => occupation.id),
    isOfGroup: false,
    hasForeign: false,
  };
  if (!isSure) return { ...judged, judgement: 'unsure' };
  const expected = title.jobs.flatMap(occupationsOf);
  if (expected.length === 0) {
    return { ...judged, judgement: title.jobs.length === 0 ? 'wrong' : 'unjudged' };
  }
  const within = (least: number) =>
    readings.filter((reading) => isNear(reading, expected, title.leads, least));
  const right = within(nearness.related);
  if (right.length > 0) {
    return { ...judged, judgement: 'right', hasForeign: right.length < readings.length };
  }
  return { ...judged, judgement: 'wrong', isOfGroup: within(nearness.group).length > 0 };
}

export const judgeTitles = (titles: readonly AdvertisedTitle[]): readonly JudgedTitle[] =>
  titles.map(judge);

export interface ReadingFigures {
  readonly titles: number;
  readonly sure: number;
  readonly wrong: number;
  readonly ofGroup: number;
  readonly unjudged: number;
  readonly foreign: number;
}

export function sumUp(judged: readonly JudgedTitle[]): ReadingFigures {
  const count = (is: (title: JudgedTitle) => boolean) => judged.filter(is).length;
  return {
    titles: judged.length,
    sure: count(({ judgement }) => judgement !== 'unsure'),
    wrong: count(({ judgement }) => judgement === 'wrong'),
    ofGroup: count(({ isOfGroup }) => isOfGroup),
    unjudged: count(({ judgement }) => judgement === 'unjudged'),
    foreign: count(({ hasForeign }) => hasForeign),
  };
}

export const namesOccupation = ({ advertised: { jobs } }: JudgedTitle): boolean => jobs.length > 0;

export function byKind(judged: readonly JudgedTitle[]): ReadonlyMap<string, ReadingFigures> {
  const kinds = new Set(judged.map(({ advertised: { kind } }) => kind));
  return new Map(
    [...kinds].map((kind) => [
      kind,
      sumUp(judged.filter((title) => title.advertised.kind === kind)),
    ]),
  );
}
