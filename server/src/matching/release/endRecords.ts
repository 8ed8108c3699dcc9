import type { ClientSession, Types } from 'mongoose';
import { Comparison } from '../comparison/comparison.model.ts';
import { endRequests } from '../request/endRequests.ts';
import { Release } from './release.model.ts';

/** A recruiter's account ends what it took part in; the job seekers keep the record of it. */
export async function endRecordsOf(
  recruiter: { _id: Types.ObjectId; publicId: string },
  tx: ClientSession,
): Promise<void> {
  const recruiterId = recruiter._id;
  const endedAt = new Date();
  await endRequests({ recruiterId }, tx);
  const recruiterPublicId = recruiter.publicId;
  // What they noted for themselves goes with them.
  const kept = { $set: { recruiterPublicId }, $unset: { recruiterProgress: 1 } };
  await Comparison.updateMany({ recruiterId }, kept, { session: tx });
  await Release.updateMany({ recruiterId }, { $set: { recruiterPublicId } }, { session: tx });

  const standing = { recruiterId, endedAt: null };
  await Comparison.updateMany(standing, { $set: { endedAt } }, { session: tx });
  await Release.updateMany(
    standing,
    { $set: { endedAt, endReason: 'account_deleted' } },
    { session: tx },
  );
}
