import { nearness, nearnessOf } from '../lexicon/occupationNearness.ts';
import type { Occupation } from '../lexicon/lexicon.ts';
import type { Reading } from '../occupation/findNames.ts';
import { readTitle } from '../readTitle.ts';
import advertised from './advertisedTitles.json' with { type: 'json' };
import final from './finalTitles.json' with { type: 'json' };
import fresh from './freshTitles.json' with { type: 'json' };

type AdvertisedTitle = (typeof advertised)[number];

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

interface JudgedTitle {
  readonly advertised: AdvertisedTitle;
  /** Also where the lexicon knows none of the names it may be read as, or the title names no occupation. */
  readonly judgement: 'right' | 'wrong' | 'unsure';
}

/** General names are never surely read, and are what they say all the same. */
function occupationsOf(plainName: string): readonly Occupation[] {
  const { isSure, isExact, readings } = readTitle(plainName);
  return isSure || isExact ? readings.map(({ occupation }) => occupation) : [];
}

function isNear(
  { occupation, isLeader }: Reading,
  expected: readonly Occupation[],
  leads: boolean,
): boolean {
  if (isLeader && !leads) return false;
  return expected.some((wanted) => {
    if (wanted.id === occupation.id) return true;
    if (isLeader && !occupation.leads) return wanted.leads && wanted.related.has(occupation.id);
    return nearnessOf(occupation, wanted) >= nearness.related;
  });
}

function judge(advertised: AdvertisedTitle): JudgedTitle {
  const { isSure, readings } = readTitle(advertised.title);
  if (!isSure) return { advertised, judgement: 'unsure' };
  const expected = advertised.jobs.flatMap(occupationsOf);
  const isRight = readings.some((reading) => isNear(reading, expected, advertised.leads));
  return { advertised, judgement: isRight ? 'right' : 'wrong' };
}

export const judgeTitles = (titles: readonly AdvertisedTitle[]): readonly JudgedTitle[] =>
  titles.map(judge);

export function sumUp(judged: readonly JudgedTitle[]) {
  const count = (is: (title: JudgedTitle) => boolean) => judged.filter(is).length;
  return {
    sure: count(({ judgement }) => judgement !== 'unsure'),
    wrong: count(({ judgement }) => judgement === 'wrong'),
  };
}

export const namesOccupation = ({ advertised: { jobs } }: JudgedTitle): boolean => jobs.length > 0;
