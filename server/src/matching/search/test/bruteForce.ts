import type { JobInput } from '@inkognito/shared/job';
import { limits } from '@inkognito/shared/limits';
import { type JudgedAnswers, factsBetween, jobPlace } from '../../facts.ts';
import { rankMatch } from '@inkognito/shared/rules/score';
import type { Coordinates } from '../../../../language/place/distance.ts';
import { type Ranked, compareRanked } from '../bestTen.ts';
import {
  type ListViewer,
  coarsePercentage,
  coarsePlace,
  coarseWishes,
  positionFrom,
  startOfOrder,
} from '../coarse.ts';
import { listOrder } from '../../../questionnaire/search/searchFields.ts';
import { Questionnaire } from '../../../questionnaire/questionnaire.model.ts';
import { wishedPlace, type PlaceAnswers } from '../../../questionnaire/search/wishedPlace.ts';

export type Judged = { userId: string; answers: JudgedAnswers; place: Coordinates | null };

export async function* readEverybody(): AsyncGenerator<Judged> {
  const everybody = Questionnaire.find({ listed: true })
    .lean<(JudgedAnswers & PlaceAnswers & { userId: { toString(): string } })[]>()
    .cursor({ batchSize: 1_000 });
  for await (const answers of everybody) {
    yield { userId: answers.userId.toString(), answers, place: wishedPlace(answers) };
  }
}

/** Judges and sorts all: slow and obviously correct. */
export async function rankByBruteForce(
  everybody: Iterable<Judged> | AsyncIterable<Judged>,
  offer: JobInput,
  viewer: ListViewer,
  excluded: readonly string[] = [],
): Promise<Ranked[]> {
  const fitting: Ranked[] = [];
  const to = jobPlace(offer);
  for await (const { userId, answers, place: from } of everybody) {
    if (excluded.includes(userId)) continue;
    const wishes = coarseWishes(answers, userId, viewer);
    const facts = factsBetween(answers, offer, { from: coarsePlace(from, userId, viewer), to });
    const { isMatch, matchPercentage } = rankMatch(wishes, offer, facts);
    const distanceKm = facts.distanceKm === null ? null : facts.distanceKm + limits.listedPlaceKm;
    if (!isMatch || !rankMatch(wishes, offer, { ...facts, distanceKm }).isMatch) continue;
    fitting.push({
      userId,
      matchPercentage: coarsePercentage(matchPercentage),
      position: positionFrom(startOfOrder(viewer), listOrder(userId)),
    });
  }
  return fitting.sort(compareRanked).slice(0, limits.similarCandidatesMax);
}
