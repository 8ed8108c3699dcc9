import type { JobInput } from '@inkognito/shared/job';
import type { SimilarCandidateDto } from '@inkognito/shared/matching';
import { matchThreshold } from '@inkognito/shared/rules/rulebook';
import { limitConcurrency } from '../../http/limit/limitConcurrency.ts';
import { Questionnaire } from '../../questionnaire/questionnaire.model.ts';
import { User, openToOthers, toPersonDto } from '../../user/user.model.ts';
import {
  type JudgedAnswers,
  factsBetween,
  jobPlace,
  titleComparer,
  toWishes,
} from '../comparison/facts.ts';
import { matchPercentageOf } from '../rules/score.ts';
import type { Coordinates } from '../../place/distance.ts';
import { BestTen, type Ranked } from './bestTen.ts';
import { type Box, filterOf, indexFor, partsOf, wholeBox } from './branchAndBound.ts';
import { type Division, divisionsFor } from './partitions.ts';
import { titleTiers } from './titleTiers.ts';
import { yieldToEventLoop, timeSlices, type TimeSlices } from '../../http/limit/timeSlice.ts';
import { boundedCache } from '../../title/boundedCache.ts';

/** A box with fewer than these is read as it is; one with more is first taken apart. About 30 µs are spent on each. */
const crowd = 100;

/** As many questionnaires come from the database at a time. */
const batchSize = 25;

/** People of one occupation share most of their titles, so that each is compared once in a search. */
const titlesKept = 1_000;

/** Ends what the database does for somebody who has long gone. */
const patienceMs = 10_000;

/** A questionnaire as the search reads it: what is judged, and the place among its search fields. */
type StoredAnswers = JudgedAnswers & {
  userId: { toString(): string };
  searchFields: { place: Coordinates | null };
};

const judgedFields: Record<keyof JudgedAnswers | 'userId' | 'searchFields.place', 1> = {
  userId: 1,
  'searchFields.place': 1,
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
  readonly divisions: readonly Division[];
  readonly excluded: ReadonlySet<string>;
  readonly best: BestTen;
  /** The percentage of a match, null for whoever is none. */
  readonly judge: (answers: StoredAnswers) => number | null;
  readonly slices: TimeSlices;
  readonly signal: AbortSignal | undefined;
}

/**
 * The job seekers who let themselves be found and fit a posting with 70 % or more, best first, at most ten. Exactly
 * those that judging everybody would give, in the same order; how, is told in docs/matching.md.
 * @throws the reason of `signal` once it is aborted
 */
export async function findSimilarCandidates(
  offer: JobInput,
  excluded: readonly string[],
  signal?: AbortSignal,
): Promise<SimilarCandidateDto[]> {
  return toDtos(await few(() => rankSimilar(offer, excluded, signal)));
}

/** Each search keeps the processor busy between its queries; many at once would only make all others wait longer. */
const few = limitConcurrency(2);

/** The same without what is shown of people. */
export async function rankSimilar(
  offer: JobInput,
  excluded: readonly string[],
  signal?: AbortSignal,
): Promise<readonly Ranked[]> {
  await yieldToEventLoop();
  const to = jobPlace(offer);
  const divisions = divisionsFor(offer, to);
  const compareTo = boundedCache(titlesKept, titleComparer(offer));
  const search: Search = {
    divisions,
    excluded: new Set(excluded),
    best: new BestTen(),
    judge: (answers) =>
      matchPercentageOf(
        toWishes(answers),
        offer,
        factsBetween(answers, offer, { from: answers.searchFields.place, to, compareTo }),
      ),
    slices: timeSlices(),
    signal,
  };
  await searchBoxes(
    search,
    titleTiers(offer.jobTitle).map((tier) => wholeBox(tier, divisions)),
  );
  return search.best.ranking;
}

/** The box in which the best may be comes first; the search ends where no box can hold anybody better. */
async function searchBoxes(search: Search, boxes: Box[]): Promise<void> {
  const waiting = boxes;
  for (;;) {
    search.signal?.throwIfAborted();
    // The last among equals: a part is searched before the next of what it is a part of.
    waiting.sort((a, b) => a.ceiling - b.ceiling);
    const box = waiting.pop();
    if (!box || box.ceiling < matchThreshold || !search.best.admits(box.ceiling, '')) return;
    const parts = partsOf(box, search.divisions);
    if (parts.length > 0 && (await isCrowded(search, box))) waiting.push(...parts.reverse());
    else await searchBox(search, box);
  }
}

async function isCrowded({ divisions }: Search, box: Box): Promise<boolean> {
  const count = await Questionnaire.countDocuments(filterOf(box, divisions), {
    limit: crowd,
    hint: indexFor(box),
    maxTimeMS: patienceMs,
  });
  return count === crowd;
}

/** Judges those in a box in the order in which ties are broken, so that ten of the best it can hold are enough. */
async function searchBox(search: Search, box: Box): Promise<void> {
  const { divisions, excluded, best, judge, slices, signal } = search;
  const found = Questionnaire.find(filterOf(box, divisions))
    .select(judgedFields)
    .sort({ userId: 1 })
    .hint(indexFor(box))
    .maxTimeMS(patienceMs)
    .lean<StoredAnswers>()
    .cursor({ batchSize });
  for await (const answers of found) {
    signal?.throwIfAborted();
    const userId = answers.userId.toString();
    if (!best.admits(box.ceiling, userId)) return;
    if (excluded.has(userId)) continue;
    const matchPercentage = judge(answers);
    if (matchPercentage !== null) best.offer({ userId, matchPercentage });
    if (slices.isOver()) await slices.next();
  }
}

/** Asks once more who may be shown: a person who went into hiding meanwhile is left out. */
async function toDtos(ranking: readonly Ranked[]): Promise<SimilarCandidateDto[]> {
  const users = await User.find({
    _id: { $in: ranking.map(({ userId }) => userId) },
    discoverable: true,
    ...openToOthers,
  })
    .select({ username: 1, imageId: 1, showImage: 1 })
    .lean();
  const byId = new Map(users.map((user) => [user._id.toString(), user]));
  return ranking.flatMap(({ userId, matchPercentage }) => {
    const user = byId.get(userId);
    return user ? { user: toPersonDto(user), matchPercentage } : [];
  });
}
