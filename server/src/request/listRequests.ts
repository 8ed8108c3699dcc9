import type { ReceivedRequestDto, SentRequestDto } from '@inkognito/shared/request';
import type { Types } from 'mongoose';
import { type Page, readPage } from '../database/readPage.ts';
import { type Viewer, unhiddenFrom } from '../user/shield/hidden.ts';
import { namesListedCompany } from '../user/shield/listedNames.ts';
import { toPersonDto } from '../user/user.model.ts';
import { findOwn, suspensionOf } from '../recruiter/suspension.ts';
import { toRecruiterDto } from '../recruiter/snapshot.ts';
import {
  Comparison,
  type ListedComparison,
  listed,
  standing,
} from '../matching/comparison.model.ts';
import { toOfferDto } from '../matching/offer.ts';
import { findPeople } from '../recruiter/people.ts';
import { explainFor } from '@inkognito/shared/rules/explain';
import {
  AccessRequest,
  type AccessRequestRecord,
  undecided,
  unanswered,
  statusForRecruiter,
} from './accessRequest.model.ts';

export async function listReceivedRequests(
  candidateId: string,
  cursor: string | undefined,
): Promise<Page<ReceivedRequestDto>> {
  const { candidate, listed: names } = await findOwn(candidateId);
  return readPage({
    find: () => AccessRequest.find({ candidateId, ...undecided() }).lean<AccessRequestRecord[]>(),
    time: 'createdAt',
    cursor,
    show: async (requests) => {
      const ids = requests.map(({ recruiterId }) => recruiterId);
      const recruiters = await findPeople(ids, { role: 'recruiter', frozenAt: null });
      return requests.map((request) => {
        const recruiter = recruiters.get(request.recruiterId.toString());
        if (!recruiter || suspensionOf(candidate, request, recruiter)) return null;
        const { score, recruiterSnapshot, offer } = request;
        return {
          _id: request._id.toString(),
          recruiter: toRecruiterDto(recruiterSnapshot, recruiter),
          job: toOfferDto(request, recruiter),
          message: request.message,
          matchPercentage: score.matchPercentage,
          isMatch: score.isMatch,
          namesListedCompany: namesListedCompany(names, recruiterSnapshot, offer.employer),
          breakdown: explainFor('candidate', score.breakdown),
          createdAt: request.createdAt.toISOString(),
          expiresAt: request.expiresAt.toISOString(),
        };
      });
    },
  });
}

export async function listSentRequests(
  recruiterId: string,
  viewer: Viewer,
  cursor: string | undefined,
): Promise<Page<SentRequestDto>> {
  return readPage({
    find: () =>
      AccessRequest.find({ recruiterId, endedAt: null })
        .select({ score: 0, message: 0 })
        .lean<SentRequest[]>(),
    time: 'createdAt',
    cursor,
    show: async (requests) => {
      const ids = requests.map(({ candidateId }) => candidateId);
      const [candidates, results] = await Promise.all([
        findPeople(ids, { role: 'jobSeeker', ...unhiddenFrom(viewer) }),
        findResults(recruiterId, requests),
      ]);
      return requests.map((request) => {
        const candidate = candidates.get(request.candidateId.toString());
        if (!candidate) return null;
        const { _id, jobId, offer, createdAt, expiresAt } = request;
        return {
          _id: _id.toString(),
          candidate: toPersonDto(candidate),
          jobPosting: { _id: jobId.toString(), jobTitle: offer.jobTitle },
          status: statusForRecruiter(request),
          result: results.get(pairOf(request)) ?? null,
          createdAt: createdAt.toISOString(),
          expiresAt: expiresAt.toISOString(),
        };
      });
    },
  });
}

type SentRequest = Omit<AccessRequestRecord, 'score' | 'message'>;

type Pair = { candidateId: Types.ObjectId; jobId: Types.ObjectId };
const pairOf = ({ candidateId, jobId }: Pair) => `${candidateId.toString()}/${jobId.toString()}`;

async function findResults(
  recruiterId: string,
  requests: readonly SentRequest[],
): Promise<Map<string, SentRequestDto['result']>> {
  const accepted = requests.filter(({ status }) => status === 'accepted');
  if (accepted.length === 0) return new Map();
  const comparisons = await Comparison.find({
    recruiterId,
    jobId: { $in: accepted.map(({ jobId }) => jobId) },
    candidateId: { $in: accepted.map(({ candidateId }) => candidateId) },
    ...standing,
  })
    .select(listed)
    .lean<ListedComparison[]>();
  return new Map(
    comparisons.map((comparison) => {
      const { _id, matchPercentage, isMatch, countsAsMatch } = comparison;
      const page = countsAsMatch && { matchId: _id.toString() };
      return [pairOf(comparison), { matchPercentage, isMatch, ...page }];
    }),
  );
}

/** By posting, as its recruiter sees them. */
export async function countOpenRequests(
  jobIds: readonly Types.ObjectId[],
  viewer: Viewer,
): Promise<Map<string, number>> {
  const requests = await AccessRequest.find({ jobId: { $in: jobIds }, ...unanswered() })
    .select({ jobId: 1, candidateId: 1 })
    .lean();
  const counts = new Map<string, number>();
  if (requests.length === 0) return counts;
  const ids = requests.map(({ candidateId }) => candidateId);
  const candidates = await findPeople(ids, { role: 'jobSeeker', ...unhiddenFrom(viewer) });
  for (const { candidateId, jobId } of requests) {
    const id = jobId.toString();
    if (candidates.has(candidateId.toString())) counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return counts;
}
