import type { Role } from '@inkognito/shared/rules/codes';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useUnseen } from '../../../user/seen.ts';
import { jobSeekerMatchesQuery, recruiterMatchesQuery } from '../../matching.queries.ts';
import { receivedRequestsQuery, sentRequestsQuery } from '../../request/inbox.queries.ts';

const freshMs = 60_000;

type Person = { _id: string; role: readonly Role[] };

/**
 * What came since the lists were last seen; the pages of the lists share what is read here. What cannot be read is not
 * marked, as nothing hangs on it.
 */
export function useNews({ _id, role }: Person) {
  const [seeks, recruits] = [role.includes('jobSeeker'), role.includes('recruiter')];
  const matches = useInfiniteQuery({
    ...jobSeekerMatchesQuery,
    enabled: seeks,
    staleTime: freshMs,
  }).data?.pages[0]?.entries;
  const requests = useInfiniteQuery({
    ...receivedRequestsQuery,
    enabled: seeks,
    staleTime: freshMs,
  }).data?.pages[0]?.entries;
  const candidates = useInfiniteQuery({
    ...recruiterMatchesQuery,
    enabled: recruits,
    staleTime: freshMs,
  }).data?.pages[0]?.entries;
  const sent = useInfiniteQuery({
    ...sentRequestsQuery,
    enabled: recruits,
    staleTime: freshMs,
  }).data?.pages[0]?.entries;

  const marks = useMemo(
    () => ({
      matches: matches?.map(({ comparedAt }) => comparedAt),
      requests: requests?.map(({ createdAt }) => createdAt),
      candidates: candidates?.map(({ comparedAt }) => comparedAt),
      answers: sent?.filter(({ status }) => status === 'accepted').map((request) => request._id),
    }),
    [matches, requests, candidates, sent],
  );
  return {
    marks,
    matches: useUnseen(_id, 'matches', marks.matches).count,
    requests: useUnseen(_id, 'requests', marks.requests).count,
    candidates: useUnseen(_id, 'candidates', marks.candidates).count,
    answers: useUnseen(_id, 'answers', marks.answers).count,
  };
}
