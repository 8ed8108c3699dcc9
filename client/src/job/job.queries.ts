import type { JobDto, JobInput } from '@inkognito/shared/job';
import { call } from '../lib/api.ts';
import { type Query, invalidate, pagedQuery } from '../lib/query.ts';
import { authStatus } from '../user/user.queries.ts';

/** The signed-in recruiter's own postings, newest first. */
export const myJobsQuery = pagedQuery('jobs/mine', async (cursor) => {
  const { jobs, nextCursor } = await call('listMyJobs', { query: { cursor } });
  return { entries: jobs, nextCursor };
});

/** One posting, for its owner and for job seekers it was compared with. */
export const jobQuery = (id: string): Query<JobDto> => ({
  key: `jobs/${id}`,
  fetch: async () => (await call('getJob', { params: { id } })).job,
});

/** Publishes a posting. The same answers again are the same posting. */
export async function publishJob(answers: JobInput): Promise<JobDto> {
  const { job } = await call('createJob', { body: answers });
  await invalidate('jobs/');
  return job;
}

/**
 * Changes a posting.
 * @throws {ApiError} `conflict` when another posting already says exactly this
 */
export async function updateJob(id: string, answers: JobInput): Promise<void> {
  await call('updateJob', { params: { id }, body: answers });
  await invalidate('jobs/', 'job-candidates/', 'matches/', 'match/');
}

/** Deletes a posting with every match under it. */
export async function deleteJob(id: string): Promise<void> {
  await call('deleteJob', { params: { id } });
  await invalidate('jobs/', 'jobs-offered/', 'matches/', 'match/', authStatus.key);
}
