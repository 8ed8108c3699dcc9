import type { JobDto } from '@inkognito/shared/job';
import type {
  JobsOfferedDto,
  MatchDetailDto,
  OfferedJobDto,
  RecruiterMatchDto,
  SimilarCandidateDto,
} from '@inkognito/shared/matching';
import type { Role } from '@inkognito/shared/rules/codes';
import { type Page, readPage } from '../../database/readPage.ts';
import { notFound } from '../../errors.ts';
import type { CursorPosition } from '../../database/cursor.ts';
import { Job, type JobFields, answersOf, toJobDto } from '../../job/job.model.ts';
import { getOwnJob } from '../../job/job.service.ts';
import { User, toPersonDto, toPublisherDto } from '../../user/user.model.ts';
import { startOfMonthInBerlin } from './berlinMonth.ts';
import { explainFor } from '../rules/explain.ts';
import {
  Comparison,
  type ComparisonRecord,
  type ListedComparison,
  isExpired,
  listed,
} from '../comparison/comparison.model.ts';
import { type Person, findPeople } from './people.ts';
import { allowedContact, releaseAgain } from '../release/release.ts';
import { findSimilarCandidates } from '../search/similarCandidates.ts';

export async function listRecruiterMatches(
  recruiterId: string,
  after: CursorPosition | null,
): Promise<Page<RecruiterMatchDto>> {
  return readPage({
    find: () =>
      Comparison.find({ recruiterId, isMatch: true, blockedAt: null })
        .select(listed)
        .lean<ListedComparison[]>(),
    time: 'comparedAt',
    after,
    show: async (matches) => {
      const candidates = await findPeople(
        matches.map(({ candidateId }) => candidateId),
        'jobSeeker',
      );
      return matches.map((match) => {
        const candidate = candidates.get(match.candidateId.toString());
        return candidate ? toRecruiterMatchDto(match, candidate) : null;
      });
    },
  });
}

function toRecruiterMatchDto(match: ListedComparison, candidate: Person): RecruiterMatchDto {
  return {
    _id: match._id.toString(),
    candidate: toPersonDto(candidate),
    jobPosting: { _id: match.jobId.toString(), jobTitle: match.offer.jobTitle },
    matchPercentage: match.matchPercentage,
  };
}

export async function listOffers(
  candidateId: string,
  after: CursorPosition | null,
  only: { isMatch?: true } = {},
): Promise<Page<OfferedJobDto>> {
  return readPage({
    find: () =>
      Comparison.find({ candidateId, blockedAt: null, ...only })
        .select(listed)
        .lean<ListedComparison[]>(),
    time: 'comparedAt',
    after,
    show: async (comparisons) => {
      const recruiters = await findPeople(
        comparisons.map(({ recruiterId }) => recruiterId),
        'recruiter',
      );
      return comparisons.map((comparison) => {
        const recruiter = recruiters.get(comparison.recruiterId.toString());
        return recruiter ? toOfferedJobDto(comparison, recruiter) : null;
      });
    },
  });
}

function toOfferedJobDto(comparison: ListedComparison, recruiter: Person): OfferedJobDto {
  return {
    ...toOfferDto(comparison, recruiter),
    matchId: comparison._id.toString(),
    matchPercentage: comparison.matchPercentage,
    isMatch: comparison.isMatch,
    comparedAt: comparison.comparedAt.toISOString(),
  };
}

function toOfferDto({ jobId, recruiterId, offer }: ListedComparison, recruiter: Person): JobDto {
  const shown: Omit<JobFields, 'fingerprint'> = { ...offer, recruiterId };
  return toJobDto({ _id: jobId, ...shown }, recruiter);
}

export async function listJobsOffered(
  userId: string,
  role: Role,
  after: CursorPosition | null,
): Promise<JobsOfferedDto> {
  const isSeeker = role === 'jobSeeker';
  const month = { $gte: startOfMonthInBerlin(new Date()) };
  const [offers, matchCount, blockedCount] = await Promise.all([
    isSeeker ? listOffers(userId, after) : { entries: [], nextCursor: null },
    Comparison.countDocuments({
      ...(isSeeker ? { candidateId: userId } : { recruiterId: userId }),
      isMatch: true,
      blockedAt: null,
      matchedAt: month,
    }),
    isSeeker
      ? Comparison.countDocuments({
          candidateId: userId,
          blockedAt: month,
          expiresAt: { $gt: new Date() },
        })
      : 0,
  ]);
  return { jobsOffered: offers.entries, matchCount, blockedCount, nextCursor: offers.nextCursor };
}

/** @throws {AppError} 404 for anybody but the two parties */
export async function getMatch(userId: string, matchId: string): Promise<MatchDetailDto> {
  const match = await Comparison.findOne({
    _id: matchId,
    isMatch: true,
    blockedAt: null,
    $or: [{ candidateId: userId }, { recruiterId: userId }],
  }).lean<ComparisonRecord>();
  const [candidate, recruiter, job] = match
    ? await Promise.all([
        User.findOne({ _id: match.candidateId, role: 'jobSeeker' }).lean(),
        User.findOne({ _id: match.recruiterId, role: 'recruiter' }).lean(),
        Job.findById(match.jobId).select({ updatedAt: 1 }).lean(),
      ])
    : [];
  if (!match || !candidate || !recruiter || !job) throw notFound('Match not found.');
  const isCandidate = match.candidateId.equals(userId);
  const { offer } = match;
  return {
    _id: match._id.toString(),
    viewer: isCandidate ? 'jobSeeker' : 'recruiter',
    matchPercentage: match.matchPercentage,
    candidate: toPersonDto(candidate),
    recruiter: toPublisherDto(recruiter),
    jobPosting: {
      _id: match.jobId.toString(),
      jobTitle: offer.jobTitle,
      jobLocation: offer.jobLocation,
    },
    contactInfo: isCandidate
      ? allowedContact(match, candidate)
      : await releaseAgain(match, candidate),
    breakdown: explainFor(isCandidate ? 'candidate' : 'recruiter', match.breakdown),
    offerChangedAt: job.updatedAt > offer.updatedAt ? job.updatedAt.toISOString() : null,
  };
}

/** @throws {AppError} 404 for anybody but its owner and the job seekers it was compared with */
export async function getJob(userId: string, jobId: string): Promise<JobDto> {
  const job = await Job.findById(jobId).lean();
  const publisher = job && (await User.findById(job.recruiterId).lean());
  if (job && publisher && job.recruiterId.equals(userId)) return toJobDto(job, publisher);
  const comparison =
    publisher?.role.includes('recruiter') &&
    (await Comparison.findOne({ jobId, candidateId: userId }).lean<ComparisonRecord>());
  if (!publisher || !comparison || isExpired(comparison)) {
    throw notFound('Diese Stelle gibt es nicht oder nicht mehr.');
  }
  return toOfferDto(comparison, publisher);
}

/** @throws {AppError} 404 for others' postings */
export async function listJobCandidates(
  recruiterId: string,
  jobId: string,
  signal?: AbortSignal,
): Promise<SimilarCandidateDto[]> {
  const job = await getOwnJob(recruiterId, jobId);
  return findSimilarCandidates(answersOf(job), [recruiterId], signal);
}
