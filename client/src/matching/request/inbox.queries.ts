import { infiniteQueryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { byCursor } from '../../lib/pages.ts';
import { invalidate } from '../../lib/queryClient.ts';

export const accessRequestsKey = ['accessRequests'] as const;

/** Those a job seeker can decide on; the newest come first. */
export const receivedRequestsQuery = infiniteQueryOptions({
  queryKey: [...accessRequestsKey, 'jobSeeker'],
  queryFn: async ({ pageParam: cursor }) => {
    const list = await call('listAccessRequests', { query: { role: 'jobSeeker', cursor } });
    return {
      entries: list.role === 'jobSeeker' ? list.requests : [],
      nextCursor: list.nextCursor,
    };
  },
  ...byCursor,
});

/** The newest come first. */
export const sentRequestsQuery = infiniteQueryOptions({
  queryKey: [...accessRequestsKey, 'recruiter'],
  queryFn: async ({ pageParam: cursor }) => {
    const list = await call('listAccessRequests', { query: { role: 'recruiter', cursor } });
    return {
      entries: list.role === 'recruiter' ? list.requests : [],
      nextCursor: list.nextCursor,
    };
  },
  ...byCursor,
});

/** The comparison is made with it. */
export function useAcceptRequest() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call('acceptRequest', { params: { id } }),
    onSuccess: () =>
      invalidate(queryClient, accessRequestsKey, ['jobs'], ['matches'], ['releases'], ['activity']),
  });
}

export function useRefuseRequest() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call('refuseRequest', { params: { id } }),
    onSuccess: () => invalidate(queryClient, accessRequestsKey),
  });
}
