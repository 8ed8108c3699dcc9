import { toAnswersDto } from '../../job/job.model.ts';
import { explainFor } from '../rules/explain.ts';
import type { AccessRequestRecord } from './accessRequest.model.ts';
import { statusForRecruiter } from './requestStatus.ts';

/** To the recruiter a refusal looks like no answer, and score and reasons are none of theirs. */
export async function exportRequest(
  request: AccessRequestRecord,
  userId: string,
  publicIdOf: (userId: string) => Promise<string | null>,
) {
  const isCandidate = request.candidateId.equals(userId);
  const { _id, jobId, offer, message, createdAt, expiresAt, publisher, score } = request;
  const other = isCandidate ? request.recruiterId : request.candidateId;
  return {
    ...{ _id, as: isCandidate ? 'candidate' : 'recruiter', jobId, message, createdAt, expiresAt },
    otherParty: await publicIdOf(other.toString()),
    offer: toAnswersDto(offer),
    status: isCandidate ? request.status : statusForRecruiter(request),
    ...(isCandidate && {
      publisher,
      matchPercentage: score.matchPercentage,
      isMatch: score.isMatch,
      breakdown: explainFor('candidate', score.breakdown),
    }),
  };
}
