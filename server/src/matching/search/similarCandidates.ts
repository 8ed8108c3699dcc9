import type { JobInput } from '@inkognito/shared/job';
import type { SimilarCandidateDto } from '@inkognito/shared/comparison';
import { limitConcurrency } from '../../http/concurrency.ts';
import { Questionnaire } from '../../questionnaire/questionnaire.model.ts';
import { toPersonDto } from '../../user/user.model.ts';
import { discoverableToOthers } from '../../user/visibility.ts';
import {
  type JudgedAnswers,
  jobPlace,
  judgedAnswers,
  judgedTitles,
  titleComparer,
} from '../facts.ts';
import { findPeople } from '../../recruiter/people.ts';
import type { TitleFact } from '@inkognito/shared/rules/types';
import type { Coordinates } from '../../../language/place/distance.ts';
import {
  type ListViewer,
  coarsePercentage,
  firstOrders,
  listedPercentage,
  positionFrom,
  startOfOrder,
} from './coarse.ts';
import { BestTen, type Ranked } from './bestTen.ts';
import { partitionsFor, requiredOf } from './partitions.ts';
import { type SearchNode, nodeOfAll, searchNodes } from './searchNodes.ts';
import { titleTiers } from './titleTiers.ts';
import {
  eachInSlices,
  yieldToEventLoop,
  timeSlices,
  type TimeSlices,
} from '../../http/limit/timeSlice.ts';

const batchSize = 50;

const readAtOnce = 150;

const queryTimeoutMs = 10_000;

type StoredAnswers = JudgedAnswers & {
  userId: { toString(): string };
  searchFields: { place: Coordinates | null; order: number };
};

const readFields = ['userId', 'searchFields.place', 'searchFields.order', ...judgedAnswers];

interface Search {
  readonly excluded: ReadonlySet<string>;
  readonly best: BestTen;
  readonly start: number;
  readonly compareTo: (title: string) => TitleFact;
  readonly judge: (answers: StoredAnswers) => number | null;
  readonly slices: TimeSlices;
  readonly signal: AbortSignal | undefined;
}

/** Same result as judging every candidate; see docs/matching.md. @throws the reason of an aborted `signal` */
export async function findSimilarCandidates(
  offer: JobInput,
  viewer: ListViewer,
  options: SearchOptions = {},
): Promise<ListedCandidate[]> {
  return withPeople(await limitSearches(() => rankSimilar(offer, viewer, options)));
}

export type SearchOptions = {
  excluded?: readonly string[];
  signal?: AbortSignal | undefined;
  /** Of the offer. */
  place?: Coordinates | null;
};

/** A search keeps the processor busy between queries; more at once would only slow all. */
const limitSearches = limitConcurrency(2);

export async function rankSimilar(
  offer: JobInput,
  viewer: ListViewer,
  { excluded = [], signal, place: to = jobPlace(offer) }: SearchOptions = {},
): Promise<readonly Ranked[]> {
  await yieldToEventLoop();
  const compareTo = titleComparer(offer);
  const search: Search = {
    excluded: new Set([viewer.recruiterId, ...excluded]),
    best: new BestTen(),
    start: startOfOrder(viewer),
    compareTo,
    judge: (answers) => {
      const userId = answers.userId.toString();
      const person = { userId, place: answers.searchFields.place, to, compareTo };
      return listedPercentage(answers, offer, person, viewer);
    },
    slices: timeSlices(),
    signal,
  };
  const tiers = titleTiers(offer.jobTitle);
  const required = requiredOf(offer);
  const everybody = nodeOfAll(tiers, required);
  if (await isSmall(everybody)) {
    await scanNode(search, everybody, null);
    return search.best.ranking;
  }
  for (const node of searchNodes(tiers, partitionsFor(offer, to), required)) {
    const positions = search.best.openPositions(node.upperBound);
    for (const range of firstOrders(search.start, positions)) await scanNode(search, node, range);
  }
  return search.best.ranking;
}

/** One query for all small sets costs less than one each. */
async function isSmall({ filter, index }: SearchNode): Promise<boolean> {
  const count = await Questionnaire.countDocuments(filter, {
    limit: readAtOnce,
    hint: index,
    maxTimeMS: queryTimeoutMs,
  });
  return count < readAtOnce;
}

type Range = ReturnType<typeof firstOrders>[number];

/** In tie-break order, so that ten at the upper bound end the scan. */
async function scanNode(search: Search, node: SearchNode, range: Range | null): Promise<void> {
  const { excluded, best, start, compareTo, judge, slices, signal } = search;
  signal?.throwIfAborted();
  if (range && positionFrom(start, range.$gte) >= best.openPositions(node.upperBound)) return;
  const found = Questionnaire.find({
    ...node.filter,
    ...(range && { 'searchFields.order': range }),
  })
    .select(readFields)
    .sort(range && { 'searchFields.order': 1 })
    .hint(node.index)
    .maxTimeMS(queryTimeoutMs)
    .lean<StoredAnswers>()
    .cursor({ batchSize });
  try {
    for await (const answers of found) {
      signal?.throwIfAborted();
      const position = positionFrom(start, answers.searchFields.order);
      if (range && position >= best.openPositions(node.upperBound)) return;
      const userId = answers.userId.toString();
      if (excluded.has(userId)) continue;
      // New titles may together take longer than a slice.
      await eachInSlices(judgedTitles(answers), compareTo, slices);
      const exact = judge(answers);
      if (exact !== null) {
        best.offer({ userId, matchPercentage: coarsePercentage(exact), position });
      }
    }
  } finally {
    // Otherwise the cursor stays open in the database for ten minutes.
    await found.close();
  }
}

export type ListedCandidate = { userId: string; dto: SimilarCandidateDto };

async function withPeople(ranking: readonly Ranked[]): Promise<ListedCandidate[]> {
  const ids = ranking.map(({ userId }) => userId);
  const people = await findPeople(ids, discoverableToOthers);
  return ranking.flatMap(({ userId, matchPercentage }) => {
    const user = people.get(userId);
    return user ? { userId, dto: { user: toPersonDto(user), matchPercentage } } : [];
  });
}
