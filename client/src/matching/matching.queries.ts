import type { Role } from '@inkognito/shared/codes';
import type { BlockedJobDto, JobInput } from '@inkognito/shared/job';
import type {
  ComparisonDto,
  JobsOfferedDto,
  MatchDetailDto,
  OfferedJobDto,
  RecruiterMatchDto,
} from '@inkognito/shared/matching';
import type { PublicUserDto } from '@inkognito/shared/user';
import { ApiError, call } from '../lib/api.ts';
import { type Query, invalidate } from '../lib/query.ts';
import { authStatus, reloadCurrentUser } from '../user/user.queries.ts';

/** What everybody may see of a job seeker. */
export const publicUserQuery = (username: string): Query<PublicUserDto> => ({
  key: `public-user/${username.toLowerCase()}`,
  fetch: () => call('getPublicUser', { params: { username } }),
});

/** The jobs compared with a job seeker, and this month's matches of either role. */
export const jobsOfferedQuery = (role: Role): Query<JobsOfferedDto> => ({
  key: `jobs-offered/${role}`,
  fetch: () => call('listJobsOffered', { query: { role } }),
});

/** The candidates that match a recruiter's postings. */
export const recruiterMatchesQuery: Query<RecruiterMatchDto[]> = {
  key: 'matches/recruiter',
  fetch: async () => {
    const list = await call('listMatches', { query: { role: 'recruiter' } });
    return list.role === 'recruiter' ? list.matches : [];
  },
};

/** The jobs that match a job seeker. */
export const jobSeekerMatchesQuery: Query<OfferedJobDto[]> = {
  key: 'matches/jobSeeker',
  fetch: async () => {
    const list = await call('listMatches', { query: { role: 'jobSeeker' } });
    return list.role === 'jobSeeker' ? list.matches : [];
  },
};

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
export const blockedJobsQuery: Query<BlockedJobDto[]> = {
  key: 'blocked-jobs',
  fetch: async () => (await call('listBlockedJobs', {})).jobsBlocked,
};

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
 * @throws {ApiError} `forbidden` without the access password, `too_many_requests` when the ration is used up
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
