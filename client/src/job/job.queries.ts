import type { JobDto } from '@inkognito/shared/job';
import { call } from '../lib/api.ts';
import { type Query, invalidate } from '../lib/query.ts';
import { authStatus } from '../user/user.queries.ts';

/** The signed-in recruiter's own postings, newest first. */
export const myJobsQuery: Query<JobDto[]> = {
  key: 'jobs/mine',
  fetch: async () => (await call('listMyJobs', {})).jobs,
};

/** One posting, for its owner and for job seekers it was compared with. */
export const jobQuery = (id: string): Query<JobDto> => ({
  key: `jobs/${id}`,
  fetch: async () => (await call('getJob', { params: { id } })).job,
});

/** Deletes a posting with every match under it. */
export async function deleteJob(id: string): Promise<void> {
  await call('deleteJob', { params: { id } });
  await invalidate('jobs/', 'jobs-offered/', 'matches/', 'match/', authStatus.key);
}
