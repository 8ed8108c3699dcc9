import type { MadeFrom } from '@inkognito/shared/endpoint';
import type { JobInput, PostingDto } from '@inkognito/shared/job';
import type { JobDetailDto } from '@inkognito/shared/match';
import type { ClientSession } from 'mongoose';
import { inTransaction } from '../database/connection.ts';
import { nextVersion } from '../database/formVersion.ts';
import { isDuplicate } from '../database/isDuplicate.ts';
import { conflict, notFound, notSignedIn } from '../errors.ts';
import type { Limits } from '../http/limits.ts';
import {
  Job,
  type JobDocument,
  endAfter,
  fingerprintOf,
  isEnded,
  isSameOffer,
  toPostingDto,
} from '../job/job.model.ts';
import { getOrCreateJob, getOwnJob } from '../job/job.service.ts';
import { inAccountTransaction, lockAccount } from '../user/lock.ts';
import type { UserDocument } from '../user/user.model.ts';
import { getOwnUser } from '../user/user.service.ts';
import { Comparison, type ComparisonRecord, isExpired } from '../matching/comparison.model.ts';
import { readOffer } from '../matching/facts.ts';
import { toOfferDto } from '../matching/offer.ts';
import { toOwnComparisonDto } from '../match/lists.ts';
import { findOwn } from '../recruiter/suspension.ts';
import { findPeople } from '../recruiter/people.ts';
import { closeReleaseRecords, expireRequests, prolongRequests } from '../request/endRecords.ts';
import { explainFor } from '@inkognito/shared/rules/explain';

/** @throws {AppError} 401 for a deleted account, 409 or 429 for too many postings */
export async function publishJob(
  policy: Limits,
  recruiterId: string,
  answers: JobInput,
): Promise<PostingDto> {
  return inTransaction(async (tx) => {
    const recruiter = await lockAccount(recruiterId, tx);
    if (!recruiter) throw notSignedIn();
    const offer = readOffer(answers);
    const { job, isChanged } = await getOrCreateJob(recruiterId, offer, { limits: policy, tx });
    if (isChanged) await expireRequests(job._id, tx);
    return toPostingDto(job, recruiter);
  });
}

/** Earlier comparisons keep the offer as shown. @throws {AppError} 404, 409 for an equal posting or an older version */
export function changeJob(
  recruiterId: string,
  jobId: string,
  { version: madeFrom, ...answers }: JobInput & MadeFrom,
): Promise<PostingDto> {
  return inOwnJob(recruiterId, jobId, async (job, recruiter, tx) => {
    const version = await nextVersion(job.version, madeFrom, () => toOwnJobDto(job, recruiter));
    const isChanged = !isSameOffer(job, answers);
    job.set({ ...answers, version, fingerprint: fingerprintOf(answers) });
    try {
      await job.save({ session: tx });
    } catch (error) {
      if (!isDuplicate(error)) throw error;
      throw conflict('Eine Stelle mit genau diesen Angaben haben Sie schon ausgeschrieben.');
    }
    if (isChanged) await expireRequests(job._id, tx);
  });
}

// The end is no change of the offer, which matches detect by `updatedAt`.
const quietly = (tx: ClientSession) => ({ session: tx, timestamps: false });

/** Keeps records and matches; open requests end with it. @throws {AppError} 404 */
export function closeJob(recruiterId: string, jobId: string): Promise<PostingDto> {
  return inOwnJob(recruiterId, jobId, async (job, _recruiter, tx) => {
    const now = new Date();
    if (!isEnded(job, now)) await job.set({ endedAt: now }).save(quietly(tx));
    await expireRequests(job._id, tx);
  });
}

/** Opens a closed one again. @throws {AppError} 404 */
export function prolongJob(recruiterId: string, jobId: string): Promise<PostingDto> {
  return inOwnJob(recruiterId, jobId, async (job, _recruiter, tx) => {
    await job.set({ endsAt: endAfter(new Date()), endedAt: null }).save(quietly(tx));
    await prolongRequests(job._id, tx);
  });
}

/** The account lock orders the change against concurrent comparisons. */
async function inOwnJob(
  recruiterId: string,
  jobId: string,
  change: (job: JobDocument, recruiter: UserDocument, tx: ClientSession) => Promise<void>,
): Promise<PostingDto> {
  const recruiter = await getOwnUser(recruiterId);
  return inAccountTransaction([recruiterId], async (tx) => {
    const job = await getOwnJob(recruiterId, jobId, tx);
    await change(job, recruiter, tx);
    return toPostingDto(job, recruiter);
  });
}

/** Candidates keep what they were shown; for all others the comparisons are gone. */
export async function deleteJob(recruiterId: string, jobId: string): Promise<void> {
  await inAccountTransaction([recruiterId], async (tx) => {
    // The account lock orders this against concurrent comparisons and releases.
    const { deletedCount } = await Job.deleteOne({ _id: jobId, recruiterId }, { session: tx });
    if (deletedCount === 0) throw jobGone();
    await closeReleaseRecords({ jobId }, 'posting_deleted', tx);
  });
}

/** @throws {AppError} 404 for anyone but its owner and the candidates compared with it */
export async function getJob(userId: string, jobId: string): Promise<JobDetailDto> {
  const own = await Job.findOne({ _id: jobId, recruiterId: userId }).lean();
  if (own) return toOwnJobDto(own, await getOwnUser(userId));
  const comparison = await Comparison.findOne({ jobId, candidateId: userId })
    .select({ recruiterProgress: 0 })
    .lean<ComparisonRecord>();
  if (!comparison || isExpired(comparison)) throw jobGone();
  const recruiters = await findPeople([comparison.recruiterId]);
  const recruiter = recruiters.get(comparison.recruiterId.toString());
  return {
    job: toOfferDto(comparison, recruiter),
    comparison: {
      ...toOwnComparisonDto(comparison, recruiter, await findOwn(userId)),
      breakdown: explainFor('candidate', comparison.breakdown),
    },
  };
}

const toOwnJobDto = (...own: Parameters<typeof toPostingDto>): JobDetailDto => ({
  job: toPostingDto(...own),
  comparison: null,
});

const jobGone = () => notFound('Diese Stelle gibt es nicht oder nicht mehr.');
