import { infiniteQueryOptions } from '@tanstack/react-query';
import { call } from '../lib/api.ts';
import { byCursor } from '../lib/pages.ts';
import { useWrite } from '../matching/matching.queries.ts';

export const accessRequestsKey = ['accessRequests'] as const;

/** Those awaiting the candidate's decision. */
export const receivedRequestsQuery = infiniteQueryOptions({
  queryKey: [...accessRequestsKey, 'jobSeeker'],
  queryFn: async ({ pageParam: cursor }) => {
    const list = await call('listAccessRequests', { query: { role: 'jobSeeker', cursor } });
    const entries = list.role === 'jobSeeker' ? list.requests : [];
    return { entries, nextCursor: list.nextCursor };
  },
  ...byCursor,
});

export const sentRequestsQuery = infiniteQueryOptions({
  queryKey: [...accessRequestsKey, 'recruiter'],
  queryFn: async ({ pageParam: cursor }) => {
    const list = await call('listAccessRequests', { query: { role: 'recruiter', cursor } });
    const entries = list.role === 'recruiter' ? list.requests : [];
    return { entries, nextCursor: list.nextCursor };
  },
  ...byCursor,
});

export function useAcceptRequest() {
  return useWrite(
    (id: string) => call('acceptRequest', { params: { id } }),
    accessRequestsKey,
    ['jobs'],
    ['matches'],
    ['releases'],
    ['activity'],
  );
}

export function useRefuseRequest() {
  return useWrite((id: string) => call('refuseRequest', { params: { id } }), accessRequestsKey);
}
