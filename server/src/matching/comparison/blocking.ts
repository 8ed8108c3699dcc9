import type { BlockedJobDto } from '@inkognito/shared/job';
import { limits } from '@inkognito/shared/rules/limits';
import { inTransaction } from '../../database/connection.ts';
import { type Page, readPage } from '../../database/readPage.ts';
import { notFound } from '../../errors.ts';
import type { CursorPosition } from '../../database/cursor.ts';
import { Job, fingerprintOf, answersOf, toBlockedJobDto } from '../../job/job.model.ts';
import {
  BlockedPosting,
  Comparison,
  type ListedComparison,
  listed,
  isExpired,
} from './comparison.model.ts';

const blockedMs = limits.blockedDays * 24 * 60 * 60 * 1000;

/**
 * Blocks a job one was compared with, or restores it. A blocked job leaves every list, its release is
 * suspended, and after 30 days it is gone for good.
 * @throws {AppError} 404 for a job one was never compared with
 */
export async function toggleJobBlock(candidateId: string, jobId: string): Promise<boolean> {
  return inTransaction(async (tx) => {
    const comparison = await Comparison.findOne({ jobId, candidateId }).session(tx);
    const job = await Job.findById(jobId).session(tx).lean();
    if (!comparison || !job || isExpired(comparison)) {
      throw notFound('Diese Stelle gibt es nicht oder nicht mehr.');
    }
    const block = comparison.blockedAt === null;
    const now = new Date();
    comparison.blockedAt = block ? now : null;
    comparison.expiresAt = block ? new Date(now.getTime() + blockedMs) : null;
    await comparison.save({ session: tx });
    if (block) {
      const { recruiterId } = job;
      const fingerprint = fingerprintOf(answersOf(job));
      await new BlockedPosting({ candidateId, recruiterId, jobId, fingerprint }).save({
        session: tx,
      });
    } else {
      await BlockedPosting.deleteOne({ candidateId, jobId }, { session: tx });
    }
    return block;
  });
}

/** A page of the jobs a person has blocked, the latest first, each with the day it is deleted for good. */
export async function listBlockedJobs(
  candidateId: string,
  after: CursorPosition | null,
): Promise<Page<BlockedJobDto>> {
  return readPage({
    find: () =>
      Comparison.find({ candidateId, expiresAt: { $gt: new Date() } })
        .select(listed)
        .lean<(ListedComparison & { expiresAt: Date })[]>(),
    time: 'expiresAt',
    after,
    show: (comparisons) =>
      Promise.resolve(
        comparisons.map(({ jobId, offer: { jobTitle, jobLocation }, expiresAt }) =>
          toBlockedJobDto({ _id: jobId, jobTitle, jobLocation }, expiresAt),
        ),
      ),
  });
}
