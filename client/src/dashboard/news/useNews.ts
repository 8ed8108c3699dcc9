import type { Role } from '@inkognito/shared/codes';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useUnseen } from '../../user/seen.ts';
import { jobSeekerMatchesQuery, recruiterMatchesQuery } from '../../matching/matching.queries.ts';
import { receivedRequestsQuery, sentRequestsQuery } from '../../request/inbox.queries.ts';

const freshMs = 60_000;

type Person = { _id: string; role: readonly Role[] };

export function useNews({ _id, role }: Person) {
  const seeking = { enabled: role.includes('jobSeeker'), staleTime: freshMs };
  const recruiting = { enabled: role.includes('recruiter'), staleTime: freshMs };
  const matches = useInfiniteQuery({ ...jobSeekerMatchesQuery, ...seeking }).data?.pages[0];
  const requests = useInfiniteQuery({ ...receivedRequestsQuery, ...seeking }).data?.pages[0];
  const candidates = useInfiniteQuery({ ...recruiterMatchesQuery, ...recruiting }).data?.pages[0];
  const sent = useInfiniteQuery({ ...sentRequestsQuery, ...recruiting }).data?.pages[0];

  const marks = useMemo(
    () => ({
      matches: matches?.entries.map(({ comparedAt }) => comparedAt),
      requests: requests?.entries.map(({ createdAt }) => createdAt),
      candidates: candidates?.entries.map(({ comparedAt }) => comparedAt),
      answers: sent?.entries.filter(({ status }) => status === 'accepted').map(({ _id: id }) => id),
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
