import { dayMs, limits } from '@inkognito/shared/limits';
import type { ClientSession, Types } from 'mongoose';
import { type JobDocument, isSameOffer } from '../job/job.model.ts';
import { AccessRequest, unanswered } from './accessRequest.model.ts';

export async function expireRequests(
  jobId: Types.ObjectId,
  tx: ClientSession,
  these: { _id?: { $in: Types.ObjectId[] } } = {},
): Promise<void> {
  const now = new Date();
  await AccessRequest.updateMany(
    { jobId, ...unanswered(now), ...these },
    { $set: { expiresAt: now } },
    { session: tx },
  );
}

/** A changed offer can no longer be accepted. */
export async function expireChangedRequests(job: JobDocument, tx: ClientSession): Promise<void> {
  const requests = await AccessRequest.find({ jobId: job._id, ...unanswered() })
    .select({ offer: 1 })
    .session(tx)
    .lean();
  const changed = requests.filter(({ offer }) => !isSameOffer(job, offer)).map(({ _id }) => _id);
  if (changed.length > 0) await expireRequests(job._id, tx, { _id: { $in: changed } });
}

/** Those that the posting's end would have cut short; ended ones stay ended. */
export async function prolongRequests(jobId: Types.ObjectId, tx: ClientSession): Promise<void> {
  const expiresAt = { $add: ['$createdAt', limits.requestDays * dayMs] };
  await AccessRequest.updateMany({ jobId, ...unanswered() }, [{ $set: { expiresAt } }], {
    session: tx,
    updatePipeline: true,
  });
}
