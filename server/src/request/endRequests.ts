import { dayMs, limits } from '@inkognito/shared/limits';
import type { ClientSession, Types } from 'mongoose';
import { type JobDocument, isSameOffer } from '../job/job.model.ts';
import { AccessRequest } from './accessRequest.model.ts';

/** Refused ones too: to the recruiter they look open. */
const unanswered = (jobId: Types.ObjectId, now: Date) => ({
  jobId,
  status: { $ne: 'accepted' as const },
  endedAt: null,
  expiresAt: { $gt: now },
});

export async function expireRequests(
  jobId: Types.ObjectId,
  tx: ClientSession,
  these: { _id?: { $in: Types.ObjectId[] } } = {},
): Promise<void> {
  const now = new Date();
  await AccessRequest.updateMany(
    { ...unanswered(jobId, now), ...these },
    { $set: { expiresAt: now } },
    { session: tx },
  );
}

/** A changed offer can no longer be accepted. */
export async function expireChangedRequests(job: JobDocument, tx: ClientSession): Promise<void> {
  const requests = await AccessRequest.find(unanswered(job._id, new Date()))
    .select({ offer: 1 })
    .session(tx)
    .lean();
  const changed = requests.filter(({ offer }) => !isSameOffer(job, offer)).map(({ _id }) => _id);
  if (changed.length > 0) await expireRequests(job._id, tx, { _id: { $in: changed } });
}

/** Those that the posting's end would have cut short; ended ones stay ended. */
export async function prolongRequests(jobId: Types.ObjectId, tx: ClientSession): Promise<void> {
  const expiresAt = { $add: ['$createdAt', limits.requestDays * dayMs] };
  await AccessRequest.updateMany(unanswered(jobId, new Date()), [{ $set: { expiresAt } }], {
    session: tx,
    updatePipeline: true,
  });
}
