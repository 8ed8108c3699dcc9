import type { ReleaseDto } from '@inkognito/shared/release';
import type { ClientSession, Types } from 'mongoose';
import { Comparison, notEnded } from '../matching/comparison.model.ts';
import { AccessRequest } from '../request/accessRequest.model.ts';
import { Release } from '../matching/release/release.model.ts';

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
    {
      $set: { endedAt },
      $unset: { jobId: 1, offer: 1, recruiterSnapshot: 1, message: 1, score: 1 },
    },
    { session: tx },
  );
  const contact = { 'contact.state': 'ended', 'contact.since': endedAt };
  const ended = { $set: { ...contact, countsAsMatch: false } };
  await Comparison.updateMany({ ...which, ...notEnded }, ended, { session: tx });
  await Release.updateMany(standing, { $set: { endedAt, endReason } }, { session: tx });
}
