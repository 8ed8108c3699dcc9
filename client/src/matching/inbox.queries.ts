import type { Role } from '@inkognito/shared/codes';
import { useInfiniteQuery } from '@tanstack/react-query';
import { call } from '../lib/api.ts';
import { ofRole, pagesOf } from '../lib/pages.ts';
import { useWrite } from '../lib/write.ts';

export const accessRequestsKey = ['accessRequests'] as const;

const requestsOf = <Asked extends Role>(role: Asked) =>
  pagesOf([...accessRequestsKey, role], 'requests', async (cursor) =>
    ofRole(role, await call('listAccessRequests', { query: { role, cursor } })),
  );

/** Those awaiting the candidate's decision. */
export const receivedRequestsQuery = requestsOf('jobSeeker');

export const sentRequestsQuery = requestsOf('recruiter');

/** Among the newest; the server refuses a second one in any case. */
export function useOpenRequests(enabled: boolean) {
  const { data, isLoading } = useInfiniteQuery({ ...sentRequestsQuery, enabled });
  const sent = data?.pages.flatMap(({ entries }) => entries) ?? [];
  const openRequestTo = (username: string) =>
    sent.find(({ candidate, status }) => candidate.username === username && status === 'open');
  return { openRequestTo, isLoading };
}

export const useAcceptRequest = () =>
  useWrite(
    (id: string) => call('acceptRequest', { params: { id } }),
    accessRequestsKey,
    ['jobs'],
    ['matches'],
    ['releases'],
    ['activity'],
    ['news'],
  );

export const useRefuseRequest = () =>
  useWrite((id: string) => call('refuseRequest', { params: { id } }), accessRequestsKey, ['news']);
