import type { JobInput } from '@inkognito/shared/job';
import { infiniteQueryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../lib/api.ts';
import { byCursor } from '../lib/pages.ts';
import { invalidate } from '../lib/queryClient.ts';

export const myJobsQuery = infiniteQueryOptions({
  queryKey: ['jobs', 'mine'],
  queryFn: async ({ pageParam: cursor }) => {
    const { jobs, nextCursor } = await call('listMyJobs', { query: { cursor } });
    return { entries: jobs, nextCursor };
  },
  ...byCursor,
});

/** The same answers again return the existing posting. */
export function useCreateJob() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (answers: JobInput) => (await call('createJob', { body: answers })).job,
    onSuccess: () => invalidate(queryClient, ['jobs']),
  });
}

/** Fails with `conflict` when another posting has the same answers. */
export function useUpdateJob(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (answers: JobInput) => call('updateJob', { params: { id }, body: answers }),
    onSuccess: () => invalidate(queryClient, ['jobs'], ['matches']),
  });
}
