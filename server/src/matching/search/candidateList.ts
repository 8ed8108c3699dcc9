import type { JobInput } from '@inkognito/shared/job';
import type { CandidateListDto } from '@inkognito/shared/matching';
import type { Types } from 'mongoose';
import { yieldToEventLoop } from '../../http/limit/timeSlice.ts';
import type { LimitPolicy } from '../../http/limit/rateLimit.ts';
import { answersOf, fingerprintOf } from '../../job/job.model.ts';
import { getOwnJob } from '../../job/job.service.ts';
import { type Viewer, findHiddenFrom } from '../../user/shield/hidden.ts';
import { countActivity } from '../../user/activity/activity.ts';
import { namingCompany } from '../../user/shield/keys.ts';
import { User } from '../../user/user.model.ts';
import { inAccountTransaction } from '../../user/user.lock.ts';
import { BlockedPosting } from '../comparison/comparison.model.ts';
import { sameRecruiters } from '../recruiter/sameRecruiter.ts';
import type { ListViewer } from './coarse.ts';
import { consumeList } from './listQuota.ts';
import { ListQuota } from './listQuota.model.ts';
import { type SearchOptions, findSimilarCandidates } from './similarCandidates.ts';

export type CandidateListDeps = {
  limits: LimitPolicy;
  /** Keeps lists from telling where a person's salary floor and place lie. */
  listSecret: string;
};

/** @throws {AppError} 404 for others' postings */
export async function listJobCandidates(
  { limits: policy, listSecret: secret }: CandidateListDeps,
  viewer: Viewer,
  recruiterId: string,
  jobId: string,
  signal?: AbortSignal,
): Promise<CandidateListDto> {
  const job = await getOwnJob(recruiterId, jobId);
  const answers = answersOf(job);
  await yieldToEventLoop();
  const countedAt = await inAccountTransaction([recruiterId], async (tx) => {
    const recruiter = await User.findById(recruiterId).session(tx).lean().orFail();
    return consumeList(recruiter, answers, { limits: policy, tx });
  });
  const reader = namingCompany(viewer, answers.employer);
  const same = await sameRecruiters(recruiterId, null);
  const excluded = await findUnlisted(reader, same, answers);
  return makeCandidateList(answers, { recruiterId, secret }, { countedAt, excluded, signal });
}

/** For whom the viewer does not exist, and who blocked the posting of one of the recruiter's accounts. */
export async function findUnlisted(
  viewer: Viewer,
  same: readonly Types.ObjectId[],
  answers: JobInput,
): Promise<string[]> {
  const posting = { recruiterId: { $in: same }, fingerprint: fingerprintOf(answers) };
  const [hidden, blocking] = await Promise.all([
    findHiddenFrom(viewer),
    BlockedPosting.distinct('candidateId', posting),
  ]);
  return [...hidden, ...blocking].map(String);
}

type ListOptions = SearchOptions & {
  /** As `consumeList` says. */
  countedAt: Types.ObjectId | Date;
};

/** Everybody in it is told. @throws the reason of an aborted `signal` */
export async function makeCandidateList(
  answers: JobInput,
  viewer: ListViewer,
  { countedAt, ...options }: ListOptions,
): Promise<CandidateListDto> {
  if (countedAt instanceof Date) {
    return { similarCandidates: [], similarCount: null, nextListAt: countedAt.toISOString() };
  }
  const listed = await findSimilarCandidates(answers, viewer, options);
  await countAppearances(
    countedAt,
    fingerprintOf(answers),
    listed.map(({ userId }) => userId),
  );
  return { similarCandidates: listed.map(({ dto }) => dto), similarCount: listed.length };
}

/** Whoever stood in the same list before is not counted again. */
async function countAppearances(
  countedAt: Types.ObjectId,
  fingerprint: string,
  listed: readonly string[],
): Promise<void> {
  if (listed.length === 0) return;
  const before = await ListQuota.findOneAndUpdate(
    { _id: countedAt, 'lists.fingerprint': fingerprint },
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
