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
import { Quota } from '../quota/quota.model.ts';
import { type CountedList, consumeList } from '../quota/quota.ts';
import { type ListedCandidate, findSimilarCandidates } from './similarCandidates.ts';

export type Wanted = {
  offer: ReadOffer;
  recruiterId: string;
  viewer: Viewer;
  readerKeys: readonly string[];
  besides?: string;
  signal: AbortSignal;
};

type ListRequest = Pick<Wanted, 'viewer' | 'recruiterId' | 'signal'> & { jobId: string };

export async function listJobCandidates(
  { limits }: { limits: Limits },
  { jobId, ...asked }: ListRequest,
): Promise<CandidateListDto> {
  const { recruiterId } = asked;
  const offer = readOffer(answersOf(await getOpenJob(recruiterId, jobId)));
  await yieldToEventLoop();
  const { counted, readerKeys } = await inAccountTransaction([recruiterId], async (tx) => {
    const readerKeys = readerKeysOf(await User.findById(recruiterId).session(tx).lean().orFail());
    return { counted: await consumeList(readerKeys, offer, { limits, tx }), readerKeys };
  });
  return makeCandidateList(counted, { ...asked, offer, readerKeys });
}

/** Without candidates hidden from the viewer or who blocked the posting. @throws the reason of an aborted `signal` */
export async function findListed(wanted: Wanted): Promise<ListedCandidate[]> {
  const { offer, recruiterId, viewer, readerKeys, besides, signal } = wanted;
  const { answers, fingerprint, place } = offer;
  const [hidden, blocking] = await Promise.all([
    findHiddenFrom(viewer),
    BlockedPosting.distinct('candidateId', { readerKey: { $in: readerKeys }, fingerprint }),
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
  const userIds = listed.map(({ userId }) => userId);
  await countAppearances(counted.listId, userIds);
  const matches = await findOwnMatches(wanted.recruiterId, userIds);
  const similarCandidates = listed.map(({ userId, dto }) => {
    const matchId = matches.get(userId);
    return matchId === undefined ? dto : { ...dto, matchId };
  });
  return { similarCandidates, similarCount: listed.length };
}

/** From the recruiter's own record, by candidate: the newest. */
async function findOwnMatches(recruiterId: string, candidateIds: readonly string[]) {
  const own = { candidateId: { $in: candidateIds }, recruiterId, ...standingMatch };
  const matches = await Comparison.find(own)
    .sort({ comparedAt: 1 })
    .select({ candidateId: 1 })
    .lean();
  return new Map(matches.map(({ _id, candidateId }) => [candidateId.toString(), _id.toString()]));
}

async function countAppearances(listId: Types.ObjectId, listed: readonly string[]): Promise<void> {
  if (listed.length === 0) return;
  const before = await Quota.findByIdAndUpdate(
    listId,
    { $addToSet: { listed: { $each: listed } } },
    { returnDocument: 'before' },
  ).lean();
  const known = new Set(before?.listed.map(String));
  const unknown = listed.filter((userId) => !known.has(userId));
  await countActivity('listed', unknown, startOfWeek(new Date()));
}

/** Monday, 0:00 UTC. */
export function startOfWeek(now: Date): Date {
  const monday = new Date(now);
  monday.setUTCDate(now.getUTCDate() - ((now.getUTCDay() + 6) % 7));
  monday.setUTCHours(0, 0, 0, 0);
  return monday;
}
