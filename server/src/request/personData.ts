import { explainFor } from '@inkognito/shared/rules/explain';
import { toAnswersDto } from '../job/job.model.ts';
import { type ExportedPerson, type PersonData, listOf } from '../user/personData.ts';
import {
  AccessRequest,
  type AccessRequestRecord,
  statusForRecruiter,
} from './accessRequest.model.ts';

export const personData: PersonData = {
  collect: (person) => {
    const { _id } = person.user;
    const asRecruiter = { recruiterId: _id, candidateId: { $nin: person.hidden } };
    return {
      accessRequests: listOf(
        AccessRequest.find({
          $or: [{ candidateId: _id }, asRecruiter],
          endedAt: null,
        }).lean<AccessRequestRecord>(),
        (request) => exportRequest(request, person),
      ),
    };
  },
  remove: async ({ _id }, tx) => {
    await AccessRequest.deleteMany({ candidateId: _id }, { session: tx });
  },
  claim: null,
};

/** A recruiter's export hides refusals, score and reasons. */
async function exportRequest(request: AccessRequestRecord, { user, publicIdOf }: ExportedPerson) {
  const isCandidate = request.candidateId.equals(user._id);
  const { _id, jobId, offer, message, createdAt, expiresAt, recruiterSnapshot, score } = request;
  const other = isCandidate ? request.recruiterId : request.candidateId;
  return {
    _id,
    as: isCandidate ? 'candidate' : 'recruiter',
    jobId,
    message,
    createdAt,
    expiresAt,
    otherParty: await publicIdOf(other.toString()),
    offer: toAnswersDto(offer),
    status: isCandidate ? request.status : statusForRecruiter(request),
    ...(isCandidate && {
      publisher: recruiterSnapshot,
      matchPercentage: score.matchPercentage,
      isMatch: score.isMatch,
      breakdown: explainFor('candidate', score.breakdown),
    }),
  };
}
