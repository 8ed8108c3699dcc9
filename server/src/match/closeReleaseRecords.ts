import type { ReleaseDto } from '@inkognito/shared/release';
import { limits } from '@inkognito/shared/limits';
import type { ClientSession, Types } from 'mongoose';
import { BlockedPosting, Comparison } from '../matching/comparison.model.ts';
import { RecruiterMark } from '../recruiter/recruiterMark.model.ts';
import { type Recruiter, rememberRecruiter } from '../recruiter/sameRecruiter.ts';
import { AccessRequest } from '../request/accessRequest.model.ts';
import { Release } from '../release/release.model.ts';

const keptMs = limits.quotaDays * 24 * 60 * 60 * 1000;

type Ended =
  | { recruiterId: Types.ObjectId }
  | { jobId: Types.ObjectId | string; candidateId?: { $in: Types.ObjectId[] } };

/** Candidates keep the record of what ends. A request keeps nothing, but still counts. */
export async function closeReleaseRecords(
  which: Ended,
  endReason: NonNullable<ReleaseDto['endReason']>,
  tx: ClientSession,
): Promise<void> {
  const standing = { ...which, endedAt: null };
  const endedAt = new Date();
  await AccessRequest.updateMany(
    standing,
    { $set: { endedAt }, $unset: { jobId: 1, offer: 1, publisher: 1, message: 1, score: 1 } },
    { session: tx },
  );
  await Comparison.updateMany(standing, { $set: { endedAt } }, { session: tx });
  await Release.updateMany(standing, { $set: { endedAt, endReason } }, { session: tx });
}

/** What binds a deleted recruiter's other accounts lasts 30 days more. */
export async function endRecruiter(
  recruiter: Recruiter & { publicId: string },
  tx: ClientSession,
): Promise<void> {
  const { _id: recruiterId, publicId: recruiterPublicId } = recruiter;
  const kept = { $set: { recruiterPublicId }, $unset: { recruiterProgress: 1 } };
  await Comparison.updateMany({ recruiterId }, kept, { session: tx });
  await Release.updateMany({ recruiterId }, { $set: { recruiterPublicId } }, { session: tx });
  await closeReleaseRecords({ recruiterId }, 'account_deleted', tx);

  const hasActed =
    (await Comparison.exists({ recruiterId }).session(tx)) ??
    (await AccessRequest.exists({ recruiterId }).session(tx));
  if (hasActed) await rememberRecruiter(recruiter, tx);
  const expiry = { $set: { expiresAt: new Date(Date.now() + keptMs) } };
  await RecruiterMark.updateMany({ recruiterId }, expiry, { session: tx });
  await BlockedPosting.updateMany({ recruiterId }, expiry, { session: tx });
}
