import type { CandidateListDto } from '@inkognito/shared/comparison';
import type { Types } from 'mongoose';
import { yieldToEventLoop } from '../../http/limit/timeSlice.ts';
import type { Limits } from '../../http/limits.ts';
import { answersOf } from '../../job/job.model.ts';
import { getOpenJob } from '../../job/job.service.ts';
import { type Viewer, findHiddenFrom } from '../../user/shield/hidden.ts';
import { countActivity } from '../../user/activity/activity.ts';
import { User } from '../../user/user.model.ts';
import { inAccountTransaction } from '../../user/lock.ts';
import { BlockedPosting, Comparison, standingMatch } from '../comparison.model.ts';
import { type ReadOffer, readOffer } from '../facts.ts';
import { readerKeysOf } from '../../user/readerKeys.ts';
import { type CountedList, consumeList } from '../quota/listQuota.ts';
import { ListQuota } from '../quota/listQuota.model.ts';
import { type ListedCandidate, findSimilarCandidates } from './similarCandidates.ts';

export type CandidateListDeps = { limits: Limits };

type ListRequest = { viewer: Viewer; recruiterId: string; jobId: string; signal: AbortSignal };

export async function listJobCandidates(
  deps: CandidateListDeps,
  { viewer, recruiterId, jobId, signal }: ListRequest,
): Promise<CandidateListDto> {
  const offer = readOffer(answersOf(await getOpenJob(recruiterId, jobId)));
  await yieldToEventLoop();
  const { counted, readerKeys } = await inAccountTransaction([recruiterId], async (tx) => {
    const recruiter = await User.findById(recruiterId).session(tx).lean().orFail();
    const counted = await consumeList(recruiter, offer, { limits: deps.limits, tx });
    return { counted, readerKeys: readerKeysOf(recruiter) };
  });
  return makeCandidateList(counted, {
    offer,
    recruiterId,
    viewer,
    readerKeys,
    signal,
  });
}

export type Wanted = {
  offer: ReadOffer;
  recruiterId: string;
  viewer: Viewer;
  readerKeys: readonly string[];
  besides?: string;
  signal: AbortSignal;
};

/** Without candidates hidden from the viewer or who blocked the posting. @throws the reason of an aborted `signal` */
export async function findListed({
  offer,
  recruiterId,
  viewer,
  readerKeys,
  besides,
  signal,
}: Wanted): Promise<ListedCandidate[]> {
  const { answers, fingerprint, place } = offer;
  const posting = { readerKey: { $in: readerKeys }, fingerprint };
  const [hidden, blocking] = await Promise.all([
    findHiddenFrom(viewer),
    BlockedPosting.distinct('candidateId', posting),
  ]);
  const others = [recruiterId, ...(besides ? [besides] : [])];
  const excluded = [...others, ...hidden, ...blocking].map(String);
  return findSimilarCandidates(answers, { excluded, signal, place });
}

/** Notifies every candidate on it. @throws the reason of an aborted `signal` */
export async function makeCandidateList(
  counted: CountedList,
  wanted: Wanted,
): Promise<CandidateListDto> {
  if ('nextListAt' in counted) {
    const nextListAt = counted.nextListAt.toISOString();
    return { similarCandidates: [], similarCount: null, nextListAt };
  }
  const listed = await findListed(wanted);
  await countAppearances(
    counted.quotaId,
    wanted.offer.fingerprint,
    listed.map(({ userId }) => userId),
  );
  const matches = await findOwnMatches(
    wanted.recruiterId,
    listed.map(({ userId }) => userId),
  );
  const similarCandidates = listed.map(({ userId, dto }) => {
    const matchId = matches.get(userId);
    return matchId === undefined ? dto : { ...dto, matchId };
  });
  return { similarCandidates, similarCount: listed.length };
}

/** From the recruiter's own record, by candidate: the newest. */
async function findOwnMatches(
  recruiterId: string,
  candidateIds: readonly string[],
): Promise<Map<string, string>> {
  const matches = await Comparison.find({
    candidateId: { $in: candidateIds },
    recruiterId,
    ...standingMatch,
  })
    .sort({ comparedAt: 1 })
    .select({ candidateId: 1 })
    .lean();
  return new Map(matches.map(({ _id, candidateId }) => [candidateId.toString(), _id.toString()]));
}

async function countAppearances(
  quotaId: Types.ObjectId,
  fingerprint: string,
  listed: readonly string[],
): Promise<void> {
  if (listed.length === 0) return;
  const before = await ListQuota.findOneAndUpdate(
    { _id: quotaId, 'lists.fingerprint': fingerprint },
    { $addToSet: { 'lists.$.listed': { $each: listed } } },
    { returnDocument: 'before' },
  ).lean();
  const list = before?.lists.find((each) => each.fingerprint === fingerprint);
  const known = new Set(list?.listed.map(String));
  const unknown = listed.filter((userId) => !known.has(userId));
  await countActivity('listed', unknown, startOfWeek(new Date()));
}

/** Monday, 0:00 UTC. */
export function startOfWeek(now: Date): Date {
  const sinceMonday = (now.getUTCDay() + 6) % 7;
  return new Date(
    Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() - sinceMonday),
  );
}
