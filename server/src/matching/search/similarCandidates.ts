import { listedCriteria, type SimilarCandidateDto } from '@inkognito/shared/comparison';
import type { JobInput } from '@inkognito/shared/job';
import { limits } from '@inkognito/shared/limits';
import { contractTypeOf } from '@inkognito/shared/rules/criteria/contractType';
import { salaryRule } from '@inkognito/shared/rules/criteria/salary';
import { matchPercentageOf } from '@inkognito/shared/rules/score';
import { type CandidateWishes, noWishes } from '@inkognito/shared/rules/types';
import { fittingAmong } from '@inkognito/shared/rules/weightedRules';
import pLimit from 'p-limit';
import type { Coordinates } from '../../../language/place/distance.ts';
import { titleSearchKeys } from '../../../language/title/titleKeys.ts';
import { eachInSlices, timeSlices, yieldToEventLoop } from '../../http/limit/timeSlice.ts';
import {
  Questionnaire,
  type QuestionnaireFields,
  type SearchFields,
  listedIndex,
} from '../../questionnaire/questionnaire.model.ts';
import { acceptsContract, listedFloorStep } from '../../questionnaire/search/searchFields.ts';
import { findPeople } from '../../recruiter/people.ts';
import { toPersonDto } from '../../user/user.model.ts';
import { discoverableToOthers } from '../../user/visibility.ts';
import {
  type JudgedAnswers,
  factsBetween,
  factsOfOffer,
  jobPlace,
  judgedAnswers,
  judgedTitles,
  titleComparer,
  toWishes,
} from '../facts.ts';

const queryTimeoutMs = 10_000;

/** MongoDB merges up to 200 index ranges in order. */
const keysAtOnce = 200;

type StoredAnswers = JudgedAnswers & Pick<QuestionnaireFields, 'userId' | 'searchFields'>;

const readFields = ['userId', 'searchFields.salaryFloor', 'searchFields.place', ...judgedAnswers];

export type Ranked = { userId: string } & Omit<SimilarCandidateDto, 'user' | 'matchId'>;

type SearchOptions = {
  excluded?: readonly string[];
  signal?: AbortSignal | undefined;
  /** Of the offer. */
  place?: Coordinates | null;
};

export type ListedCandidate = { userId: string; dto: SimilarCandidateDto };

/** The ten best of the first 500 who may fit. @throws the reason of an aborted `signal` */
export async function findSimilarCandidates(
  offer: JobInput,
  options?: SearchOptions,
): Promise<ListedCandidate[]> {
  const ranking = await limitSearches(() => rankSimilar(offer, options));
  const ids = ranking.map(({ userId }) => userId);
  const people = await findPeople(ids, discoverableToOthers);
  return ranking.flatMap(({ userId, ...fit }) => {
    const user = people.get(userId);
    return user ? { userId, dto: { user: toPersonDto(user), ...fit } } : [];
  });
}

/** A search keeps the processor busy between queries; more at once would only slow all. */
const limitSearches = pLimit(2);

/** Best first; those alike in an order that is stored with each person. */
export async function rankSimilar(
  offer: JobInput,
  { excluded = [], signal, place: to = jobPlace(offer) }: SearchOptions = {},
): Promise<Ranked[]> {
  await yieldToEventLoop();
  const found = await Questionnaire.find(searchFilter(offer, excluded))
    .select(readFields)
    .sort({ 'searchFields.order': 1 })
    .limit(limits.listedReadMax)
    .hint(listedIndex)
    .maxTimeMS(queryTimeoutMs)
    .lean<StoredAnswers[]>();
  const compareTo = titleComparer(offer);
  const slices = timeSlices();
  const ranked = [];
  for (const answers of found) {
    signal?.throwIfAborted();
    // New titles may together take longer than a slice.
    await eachInSlices(judgedTitles(answers), compareTo, slices);
    const { searchFields, userId } = answers;
    const facts = factsBetween(answers, offer, { from: searchFields.place ?? null, to, compareTo });
    const wishes = listedWishes(answers, searchFields);
    const percentage = matchPercentageOf(wishes, offer, facts);
    if (percentage === null) continue;
    const matchPercentage = coarsePercentage(percentage);
    ranked.push({ userId: userId.toString(), matchPercentage, wishes, facts });
  }
  return ranked
    .sort((one, other) => other.matchPercentage - one.matchPercentage)
    .slice(0, limits.similarCandidatesMax)
    .map(({ wishes, facts, ...one }) => ({
      ...one,
      fits: fittingAmong(listedCriteria, { wishes, offer, facts }),
    }));
}

/**
 * What a list may tell of a candidate to those without a key: title, mode, kind of contract, a coarse floor and place.
 * Only the comparison judges branch, hours and home office, so it may exclude a listed candidate.
 */
export function listedWishes(
  answers: JudgedAnswers,
  { salaryFloor }: Pick<SearchFields, 'salaryFloor'>,
): CandidateWishes {
  const wishes = toWishes(answers);
  const { jobTitle, interested, notInterested, distance, contractTypes } = wishes;
  const { remoteChoice, hybridChoice, localChoice } = wishes;
  const modes = { remoteChoice, hybridChoice, localChoice };
  const salary = { min: salaryFloor, max: null };
  return {
    ...noWishes,
    ...modes,
    ...{ jobTitle, interested, notInterested, distance, contractTypes, salary },
  };
}

/** Rounded down, below 100. */
export function coarsePercentage(matchPercentage: number): number {
  const step = limits.listedStepPercent;
  return Math.min(100 - step, Math.floor(matchPercentage / step) * step);
}

/** By occupation, kind of contract and floor; all decided by the index but for who is left out. */
export function searchFilter(offer: JobInput, excluded: readonly string[] = []) {
  const contractType = contractTypeOf(offer, factsOfOffer(offer));
  return {
    listed: true,
    'searchFields.titleKeys': { $in: titleSearchKeys(offer.jobTitle).slice(0, keysAtOnce) },
    'searchFields.salaryFloor': { $lte: highestFloor(offer) },
    ...(contractType && { 'searchFields.contracts': acceptsContract(contractType) }),
    ...(excluded.length > 0 && { userId: { $nin: [...excluded] } }),
  };
}

/** The rule itself says from which floor on the pay excludes. */
function highestFloor(offer: JobInput): number {
  const facts = factsOfOffer(offer);
  const excludes = (min: number) =>
    salaryRule.assess({ ...noWishes, salary: { min, max: null } }, offer, facts).knockout;
  let floor = 0;
  while (floor < limits.salaryMaxThousand && !excludes(floor + listedFloorStep))
    floor += listedFloorStep;
  return floor;
}
