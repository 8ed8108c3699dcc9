import type { JobInput } from '@inkognito/shared/job';
import type { SimilarCandidateDto } from '@inkognito/shared/matching';
import { matchThreshold } from '@inkognito/shared/rules/rulebook';
import { limitConcurrency } from '../../http/limit/limitConcurrency.ts';
import { Questionnaire } from '../../questionnaire/questionnaire.model.ts';
import { User, personFields, toPersonDto } from '../../user/user.model.ts';
import { discoverableToOthers } from '../../user/user.visibility.ts';
import {
  type JudgedAnswers,
  factsBetween,
  jobPlace,
  judgedTitles,
  titleComparer,
} from '../comparison/facts.ts';
import type { TitleFact } from '../rules/types.ts';
import { matchPercentageOf } from '../rules/score.ts';
import type { Coordinates } from '../../place/distance.ts';
import {
  type ListViewer,
  coarsePercentage,
  coarseWishes,
  firstOrders,
  positionFrom,
  startOfOrder,
} from './coarse.ts';
import { orderCount } from '../../questionnaire/search/listOrder.ts';
import { BestTen, type Ranked } from './bestTen.ts';
import { type SearchNode, filterOf, indexFor, childrenOf, rootNode } from './branchAndBound.ts';
import { type Partition, partitionsFor } from './partitions.ts';
import { titleTiers } from './titleTiers.ts';
import {
  eachInSlices,
  yieldToEventLoop,
  timeSlices,
  type TimeSlices,
} from '../../http/limit/timeSlice.ts';
import { boundedCache } from '../../title/boundedCache.ts';

/** A node with fewer candidates is scanned, one with more is branched. Judging one takes about 30 µs. */
const leafSize = 100;

const batchSize = 50;

/** People of one occupation share most of their titles, so each is compared once in a search. */
const titlesKept = 1_000;

const queryTimeoutMs = 10_000;

type StoredAnswers = JudgedAnswers & {
  userId: { toString(): string };
  searchFields: { place: Coordinates | null; order: number };
};

const judgedFields: Record<
  keyof JudgedAnswers | 'userId' | 'searchFields.place' | 'searchFields.order',
  1
> = {
  userId: 1,
  'searchFields.place': 1,
  'searchFields.order': 1,
  jobTitle: 1,
  interested: 1,
  notInterested: 1,
  salary: 1,
  homeOfficePercent: 1,
  remoteChoice: 1,
  hybridChoice: 1,
  localChoice: 1,
  distance: 1,
  branchesToExclude: 1,
};

interface Search {
  readonly partitions: readonly Partition[];
  readonly excluded: ReadonlySet<string>;
  readonly best: BestTen;
  /** Where the viewer's own order begins. */
  readonly start: number;
  readonly compareTo: (title: string) => TitleFact;
  readonly judge: (answers: StoredAnswers) => number | null;
  readonly slices: TimeSlices;
  readonly signal: AbortSignal | undefined;
}

/** Exactly those that judging everybody would give; see docs/matching.md. @throws the reason of an aborted `signal` */
export async function findSimilarCandidates(
  offer: JobInput,
  viewer: ListViewer,
  { excluded = [], signal }: SearchOptions = {},
): Promise<ListedCandidate[]> {
  return withPeople(await few(() => rankSimilar(offer, viewer, { excluded, signal })));
}

export type SearchOptions = { excluded?: readonly string[]; signal?: AbortSignal | undefined };

/** Each search keeps the processor busy between its queries; many at once would only make all others wait longer. */
const few = limitConcurrency(2);

export async function rankSimilar(
  offer: JobInput,
  viewer: ListViewer,
  { excluded = [], signal }: SearchOptions = {},
): Promise<readonly Ranked[]> {
  await yieldToEventLoop();
  const to = jobPlace(offer);
  const partitions = partitionsFor(offer, to);
  const compareTo = boundedCache(titlesKept, titleComparer(offer));
  const search: Search = {
    partitions,
    excluded: new Set([viewer.recruiterId, ...excluded]),
    best: new BestTen(),
    start: startOfOrder(viewer),
    compareTo,
    judge: (answers) =>
      matchPercentageOf(
        coarseWishes(answers, answers.userId.toString(), viewer),
        offer,
        factsBetween(answers, offer, { from: answers.searchFields.place, to, compareTo }),
      ),
    slices: timeSlices(),
    signal,
  };
  await searchNodes(
    search,
    titleTiers(offer.jobTitle).map((tier) => rootNode(tier, partitions)),
  );
  return search.best.ranking;
}

async function searchNodes(search: Search, nodes: SearchNode[]): Promise<void> {
  for (;;) {
    search.signal?.throwIfAborted();
    // The last among equals: a child is searched before the next sibling of its parent.
    nodes.sort((a, b) => a.upperBound - b.upperBound);
    const node = nodes.pop();
    if (!node || node.upperBound < matchThreshold) return;
    const positions = search.best.openPositions(coarsePercentage(node.upperBound));
    if (positions === 0) return;
    const children = childrenOf(node, search.partitions);
    const mayBranch = children.length > 0 && !isNarrow(positions);
    if (mayBranch && (await exceedsLeafSize(search, node))) {
      nodes.push(...children.reverse());
    } else if (mayBranch && positions === Infinity) {
      // A few are read at once, in whichever order.
      await scanNode(search, node, null);
    } else {
      for (const range of firstOrders(search.start, positions)) await scanNode(search, node, range);
    }
  }
}

/** So few positions are open that reading them costs less than asking first how many stand there. */
const isNarrow = (positions: number) => positions < orderCount / 6;

async function exceedsLeafSize({ partitions }: Search, node: SearchNode): Promise<boolean> {
  const count = await Questionnaire.countDocuments(filterOf(node, partitions), {
    limit: leafSize,
    hint: indexFor(node),
    maxTimeMS: queryTimeoutMs,
  });
  return count === leafSize;
}

type Range = ReturnType<typeof firstOrders>[number];

/** In the order in which ties are broken, so that ten who reach the upper bound end it. */
async function scanNode(search: Search, node: SearchNode, range: Range | null): Promise<void> {
  const { partitions, excluded, best, start, compareTo, judge, slices, signal } = search;
  const upperBound = coarsePercentage(node.upperBound);
  const found = Questionnaire.find({
    ...filterOf(node, partitions),
    ...(range && { 'searchFields.order': range }),
  })
    .select(judgedFields)
    .sort({ 'searchFields.order': 1 })
    .hint(indexFor(node))
    .maxTimeMS(queryTimeoutMs)
    .lean<StoredAnswers>()
    .cursor({ batchSize });
  for await (const answers of found) {
    signal?.throwIfAborted();
    const position = positionFrom(start, answers.searchFields.order);
    if (range && position >= best.openPositions(upperBound)) return;
    const userId = answers.userId.toString();
    if (excluded.has(userId)) continue;
    // Titles read for the first time may take longer than a slice together.
    await eachInSlices(judgedTitles(answers), compareTo, slices);
    const exact = judge(answers);
    if (exact !== null) {
      best.offer({ userId, matchPercentage: coarsePercentage(exact), position });
    }
  }
}

export type ListedCandidate = { userId: string; dto: SimilarCandidateDto };

/** Whoever has hidden since the search is left out. */
async function withPeople(ranking: readonly Ranked[]): Promise<ListedCandidate[]> {
  const users = await User.find({
    _id: { $in: ranking.map(({ userId }) => userId) },
    ...discoverableToOthers,
  })
    .select(personFields)
    .lean();
  const byId = new Map(users.map((user) => [user._id.toString(), user]));
  return ranking.flatMap(({ userId, matchPercentage }) => {
    const user = byId.get(userId);
    return user ? { userId, dto: { user: toPersonDto(user), matchPercentage } } : [];
  });
}
