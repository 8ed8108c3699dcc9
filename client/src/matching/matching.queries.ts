import type { Role } from '@inkognito/shared/rules/codes';
import type { JobInput } from '@inkognito/shared/job';
import type {
  ComparisonDto,
  MatchDetailDto,
  SimilarCandidateDto,
} from '@inkognito/shared/matching';
import type { PublicUserDto } from '@inkognito/shared/user';
import { ApiError, call } from '../lib/api.ts';
import { type Query, invalidate, pagedQuery } from '../lib/query.ts';
import { authStatus, reloadCurrentUser } from '../user/user.queries.ts';

/** What everybody may see of a job seeker. */
export const publicUserQuery = (username: string): Query<PublicUserDto> => ({
  key: `public-user/${username.toLowerCase()}`,
  fetch: () => call('getPublicUser', { params: { username } }),
});

/** The jobs compared with a job seeker, and this month's figures of either role. */
export const jobsOfferedQuery = (role: Role) =>
  pagedQuery(`jobs-offered/${role}`, async (cursor) => {
    const { jobsOffered, ...rest } = await call('listJobsOffered', { query: { role, cursor } });
    return { entries: jobsOffered, ...rest };
  });

/** The candidates that match a recruiter's postings. */
export const recruiterMatchesQuery = pagedQuery('matches/recruiter', async (cursor) => {
  const list = await call('listMatches', { query: { role: 'recruiter', cursor } });
  return { entries: list.role === 'recruiter' ? list.matches : [], nextCursor: list.nextCursor };
});

/** The jobs that match a job seeker. */
export const jobSeekerMatchesQuery = pagedQuery('matches/jobSeeker', async (cursor) => {
  const list = await call('listMatches', { query: { role: 'jobSeeker', cursor } });
  return { entries: list.role === 'jobSeeker' ? list.matches : [], nextCursor: list.nextCursor };
});

/** One match, for its two parties. */
export const matchQuery = (matchId: string): Query<MatchDetailDto> => ({
  key: `match/${matchId}`,
  fetch: async () => {
    const match = await call('getMatch', { params: { matchId } });
    // The specification's own case of an empty answer (section 8); the type is a promise, not a proof.
    if (!(match as MatchDetailDto | '' | null)) {
      throw new ApiError({ error: 'Match could not be loaded.', code: 'internal' });
    }
    return match;
  },
});

/** The jobs a job seeker blocked and may still restore. */
export const blockedJobsQuery = pagedQuery('blocked-jobs', async (cursor) => {
  const { jobsBlocked, nextCursor } = await call('listBlockedJobs', { query: { cursor } });
  return { entries: jobsBlocked, nextCursor };
});

/** What of a job seeker was released to whom, newest first. */
export const releasesQuery = pagedQuery('releases', async (cursor) => {
  const { releases, nextCursor } = await call('listReleases', { query: { cursor } });
  return { entries: releases, nextCursor };
});

/** Takes back what one match released, for good. */
export async function withdrawRelease(id: string): Promise<void> {
  await call('withdrawRelease', { params: { id } });
  await invalidate('releases', 'match/');
}

/** Who fits a recruiter's posting, best first. */
export const jobCandidatesQuery = (jobId: string): Query<SimilarCandidateDto[]> => ({
  key: `job-candidates/${jobId}`,
  fetch: async () => (await call('listJobCandidates', { params: { id: jobId } })).similarCandidates,
});

/** Blocks a job, or restores a blocked one: the server toggles. */
export async function toggleJobBlock(jobId: string): Promise<void> {
  await call('toggleJobBlock', { params: { id: jobId } });
  await invalidate('blocked-jobs', 'jobs-offered/', 'matches/', 'match/', 'jobs/', authStatus.key);
}

/**
 * Unlocks a candidate's questionnaire for this recruiter.
 * @throws {ApiError} `wrong_password`, `not_found`, or `too_many_requests`
 */
export async function checkAccessPassword(username: string, password: string): Promise<void> {
  await call('checkAccessPassword', { params: { username }, body: { password } });
}

/** The comparison was answered, but its sentence about the titles tells of a failure. */
export class ComparisonFailure extends Error {}

/**
 * Compares a posting with a candidate.
 * @throws {ApiError} `forbidden` without the access password, `too_many_requests` when the quota is used up
 * @throws {ComparisonFailure} with the sentence to show (specification, section 8)
 */
export async function compare(candidateId: string, answers: JobInput): Promise<ComparisonDto> {
  const result = await call('compare', { params: { candidateId }, body: answers });
  const { reasoning } = result.breakdown.jobTitle;
  if (/server[ -]?(?:error|fehler)/i.test(reasoning)) throw new ComparisonFailure(reasoning);
  await invalidate('jobs/', 'matches/', 'match/', 'jobs-offered/');
  return result;
}

/** Saves the text that a job seeker sends to headhunters. */
export async function saveMessage(message: string): Promise<void> {
  await call('saveMessage', { body: { message } });
  await reloadCurrentUser();
}
