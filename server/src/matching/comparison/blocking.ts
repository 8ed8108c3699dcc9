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

/** A blocked job leaves every list, suspends its release and is gone after 30 days. @throws {AppError} 404 */
export async function toggleJobBlock(candidateId: string, jobId: string): Promise<boolean> {
  return inTransaction(async (tx) => {
    const comparison = await Comparison.findOne({ jobId, candidateId }).session(tx);
    const job = await Job.findById(jobId).session(tx).lean();
    if (!comparison || isExpired(comparison)) {
      throw notFound('Diese Stelle gibt es nicht oder nicht mehr.');
    }
    const block = comparison.blockedAt === null;
    const now = new Date();
    comparison.blockedAt = block ? now : null;
    comparison.expiresAt = block ? new Date(now.getTime() + blockedMs) : null;
    await comparison.save({ session: tx });
    if (block) {
      const { recruiterId, offer } = comparison;
      const fingerprint = fingerprintOf(answersOf(job ?? offer));
      await new BlockedPosting({ candidateId, recruiterId, jobId, fingerprint }).save({
        session: tx,
      });
    } else {
      await BlockedPosting.deleteOne({ candidateId, jobId }, { session: tx });
    }
    return block;
  });
}

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
