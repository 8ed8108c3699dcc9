import type { Types } from 'mongoose';
import { AccessRequest, type AccessRequestRecord } from './accessRequest.model.ts';
import { findAsked } from './listRequests.ts';
import { isHiddenFromEmployer } from './whoAsks.ts';

/** By posting, what its recruiter reads as open; `hidden` are those who do not exist for them. */
export async function countOpenRequests(
  jobIds: readonly Types.ObjectId[],
  hidden: readonly Types.ObjectId[],
): Promise<Map<string, number>> {
  const requests = await AccessRequest.find({
    jobId: { $in: jobIds },
    candidateId: { $nin: hidden },
    status: { $ne: 'accepted' },
    endedAt: null,
    expiresAt: { $gt: new Date() },
  })
    .select({ jobId: 1, candidateId: 1, 'offer.employer': 1 })
    .lean<Pick<AccessRequestRecord, 'jobId' | 'candidateId' | 'offer'>[]>();
  const counts = new Map<string, number>();
  if (requests.length === 0) return counts;
  const candidates = await findAsked(
    requests.map(({ candidateId }) => candidateId),
    {},
  );
  for (const request of requests) {
    const candidate = candidates.get(request.candidateId.toString());
    if (!candidate || isHiddenFromEmployer(candidate, request)) continue;
    const jobId = request.jobId.toString();
    counts.set(jobId, (counts.get(jobId) ?? 0) + 1);
  }
  return counts;
}
