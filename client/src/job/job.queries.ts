import type { JobDto, JobInput } from '@inkognito/shared/job';
import { type QueryClient, infiniteQueryOptions } from '@tanstack/react-query';
import { call } from '../lib/api.ts';
import { byCursor } from '../lib/pages.ts';
import { invalidate } from '../lib/queryClient.ts';

/** The signed-in recruiter's own postings, newest first. */
export const myJobsQuery = infiniteQueryOptions({
  queryKey: ['jobs', 'mine'],
  queryFn: async ({ pageParam: cursor }) => {
    const { jobs, nextCursor } = await call('listMyJobs', { query: { cursor } });
    return { entries: jobs, nextCursor };
  },
  ...byCursor,
});

/** Publishes a posting. The same answers again are the same posting. */
export async function createJob(queryClient: QueryClient, answers: JobInput): Promise<JobDto> {
  const { job } = await call('createJob', { body: answers });
  await invalidate(queryClient, ['jobs']);
  return job;
}

/**
 * Changes a posting.
 * @throws {ApiError} `conflict` when another posting already says exactly this
 */
export async function updateJob(
  queryClient: QueryClient,
  id: string,
  answers: JobInput,
): Promise<void> {
  await call('updateJob', { params: { id }, body: answers });
  await invalidate(queryClient, ['jobs'], ['matches']);
}
