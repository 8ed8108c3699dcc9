import type { BlockedJobDto } from '@inkognito/shared/job';
import { dayMs, limits } from '@inkognito/shared/limits';
import type { ClientSession, Types } from 'mongoose';
import { type Page, readPage } from '../database/readPage.ts';
import { notFound } from '../errors.ts';
import { findReaderKeys } from '../recruiter/people.ts';
import { writeJournal } from '../journal/journal.ts';
import { inAccountTransaction } from '../user/lock.ts';
import {
  Job,
  type JobDocument,
  fingerprintOf,
  answersOf,
  toJobSummaryDto,
} from '../job/job.model.ts';
import {
  BlockedPosting,
  type BlockedPostingRecord,
  Comparison,
  type ListedComparison,
  listed,
  isExpired,
} from './comparison.model.ts';

export const blockedMs = limits.blockedDays * dayMs;

/** A blocked job leaves every list, suspends its release and is deleted after 30 days. @throws {AppError} 404 */
export async function toggleJobBlock(candidateId: string, jobId: string): Promise<boolean> {
  // A comparison reads this before its transaction and locks the account in it.
  return inAccountTransaction([candidateId], async (tx) => {
    const comparison = await Comparison.findOne({ jobId, candidateId }).session(tx);
    const job = await Job.findById(jobId).session(tx).lean();
    if (!comparison || isExpired(comparison)) {
      throw notFound('Diese Stelle gibt es nicht oder nicht mehr.');
    }
    const fingerprint = fingerprintOf(answersOf(job ?? comparison.offer));
    const readerKey = (await findReaderKeys(comparison, tx)).at(-1) ?? comparison.readerKey;
    const posting = { candidateId, readerKey, jobId, fingerprint };
    const blockedAt = comparison.suspendedBy === null ? new Date() : null;
    await setJobBlock(posting, blockedAt, tx);
    await writeJournal({
      kind: 'postingBlocked',
      candidate: candidateId,
      reader: readerKey,
      job: jobId,
      fingerprint,
      blocked: blockedAt !== null,
    });
    return blockedAt !== null;
  });
}

type Posting = { candidateId: string; readerKey: string; jobId: string; fingerprint: string };

/** Blocks from that time on; `null` unblocks. */
export async function setJobBlock(
  posting: Posting,
  blockedAt: Date | null,
  tx: ClientSession,
): Promise<void> {
  const { candidateId, jobId } = posting;
  const expiresAt = blockedAt && new Date(blockedAt.getTime() + blockedMs);
  const suspendedBy = blockedAt && 'posting';
  await Comparison.updateOne({ candidateId, jobId }, { suspendedBy, expiresAt }, { session: tx });
  await BlockedPosting.deleteOne({ candidateId, jobId }, { session: tx });
  if (blockedAt) await new BlockedPosting(posting).save({ session: tx });
}

export async function listBlockedJobs(
  candidateId: string,
  cursor: string | undefined,
): Promise<Page<BlockedJobDto>> {
  return readPage({
    find: () =>
      Comparison.find({ candidateId, expiresAt: { $gt: new Date() } })
        .select(listed)
        .lean<(ListedComparison & { expiresAt: Date })[]>(),
    time: 'expiresAt',
    cursor,
    show: (comparisons) =>
      comparisons.map(({ jobId, offer, expiresAt }) => ({
        ...toJobSummaryDto(jobId, offer),
        deletedAt: expiresAt.toISOString(),
      })),
  });
}

type Blockable = Pick<JobDocument, '_id' | 'fingerprint'>;

export const blocks = (blocked: BlockedPostingRecord, job: Blockable): boolean =>
  blocked.jobId.equals(job._id) || blocked.fingerprint === job.fingerprint;

export async function isBlocked(
  { candidateId, readerKeys }: { candidateId: Types.ObjectId; readerKeys: readonly string[] },
  { _id: jobId, fingerprint }: Blockable,
): Promise<boolean> {
  const blocked = { candidateId, readerKey: { $in: readerKeys } };
  const found = await BlockedPosting.exists({ ...blocked, $or: [{ jobId }, { fingerprint }] });
  return found !== null;
}
