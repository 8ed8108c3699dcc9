import { dayMs, limits } from '@inkognito/shared/limits';
import type { ReleaseDto } from '@inkognito/shared/release';
import type { ClientSession, Types } from 'mongoose';
import { Comparison, notEnded } from '../matching/comparison.model.ts';
import { Release } from '../matching/release/release.model.ts';
import { AccessRequest, unanswered } from './accessRequest.model.ts';

export async function expireRequests(jobId: Types.ObjectId, tx: ClientSession): Promise<void> {
  const now = new Date();
  const open = { jobId, ...unanswered(now) };
  await AccessRequest.updateMany(open, { $set: { expiresAt: now } }, { session: tx });
}

/** Those that the posting's end would have cut short; ended ones stay ended. */
export async function prolongRequests(jobId: Types.ObjectId, tx: ClientSession): Promise<void> {
  const expiresAt = { $add: ['$createdAt', limits.requestDays * dayMs] };
  await AccessRequest.updateMany({ jobId, ...unanswered() }, [{ $set: { expiresAt } }], {
    session: tx,
    updatePipeline: true,
  });
}

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
  const told = { jobId: 1, offer: 1, recruiterSnapshot: 1, message: 1, score: 1 };
  const forgotten = { $set: { endedAt }, $unset: told };
  await AccessRequest.updateMany(standing, forgotten, { session: tx });
  const contact = { 'contact.state': 'ended', 'contact.since': endedAt };
  const ended = { $set: { ...contact, countsAsMatch: false } };
  await Comparison.updateMany({ ...which, ...notEnded }, ended, { session: tx });
  await Release.updateMany(standing, { $set: { endedAt, endReason } }, { session: tx });
}
