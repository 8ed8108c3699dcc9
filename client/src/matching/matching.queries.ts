import type { ComparisonInput, OpenProfileDto } from '@inkognito/shared/matching';
import type { MatchDetailDto, ProgressStatus } from '@inkognito/shared/match';
import type { ReleaseDecision } from '@inkognito/shared/release';
import type { Role } from '@inkognito/shared/codes';
import {
  type QueryKey,
  infiniteQueryOptions,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { ApiError, call } from '../lib/api.ts';
import { byCursor } from '../lib/pages.ts';
import { invalidate } from '../lib/queryClient.ts';
import { currentUserKey } from '../user/currentUser.ts';

export const jobQuery = (id: string) =>
  queryOptions({
    queryKey: ['jobs', 'one', id],
    queryFn: () => call('getJob', { params: { id } }),
  });

export const jobCandidatesQuery = (jobId: string) =>
  queryOptions({
    queryKey: ['jobs', 'one', jobId, 'candidates'],
    queryFn: async () => {
      try {
        const list = await call('listJobCandidates', { params: { id: jobId } });
        return { ...list, isEmailConfirmed: true };
      } catch (error) {
        // The page explains what to do, so this is no failure.
        if (!(error instanceof ApiError) || error.code !== 'email_unconfirmed') throw error;
        return { similarCandidates: [], similarCount: null, isEmailConfirmed: false };
      }
    },
  });

export const jobsOfferedQuery = (role: Role) =>
  infiniteQueryOptions({
    queryKey: ['jobs', 'offered', role],
    queryFn: async ({ pageParam: cursor }) => {
      const { jobsOffered, ...rest } = await call('listJobsOffered', { query: { role, cursor } });
      return { entries: jobsOffered, ...rest };
    },
    ...byCursor,
  });

export const blockedJobsQuery = infiniteQueryOptions({
  queryKey: ['jobs', 'blocked'],
  queryFn: async ({ pageParam: cursor }) => {
    const { jobsBlocked, nextCursor } = await call('listBlockedJobs', { query: { cursor } });
    return { entries: jobsBlocked, nextCursor };
  },
  ...byCursor,
});

export const recruiterMatchesOf = (status?: ProgressStatus) =>
  infiniteQueryOptions({
    queryKey: ['matches', 'recruiter', status ?? null],
    queryFn: async ({ pageParam: cursor }) => {
      const list = await call('listMatches', { query: { role: 'recruiter', status, cursor } });
      const entries = list.role === 'recruiter' ? list.matches : [];
      return { entries, nextCursor: list.nextCursor };
    },
    ...byCursor,
  });

export const jobSeekerMatchesOf = (status?: ProgressStatus) =>
  infiniteQueryOptions({
    queryKey: ['matches', 'jobSeeker', status ?? null],
    queryFn: async ({ pageParam: cursor }) => {
      const list = await call('listMatches', { query: { role: 'jobSeeker', status, cursor } });
      const entries = list.role === 'jobSeeker' ? list.matches : [];
      return { entries, nextCursor: list.nextCursor };
    },
    ...byCursor,
  });

export const jobSeekerMatchesQuery = jobSeekerMatchesOf();

export const matchQuery = (matchId: string) =>
  queryOptions({
    queryKey: ['matches', 'one', matchId],
    queryFn: async () => {
      const match = await call('getMatch', { params: { matchId } });
      // The response may be empty (specification, section 8).
      if (!(match as MatchDetailDto | '' | null)) {
        throw new ApiError({ error: 'Match could not be loaded.', code: 'internal' });
      }
      return match;
    },
  });

export const releasesQuery = infiniteQueryOptions({
  queryKey: ['releases'],
  queryFn: async ({ pageParam: cursor }) => {
    const { releases, nextCursor } = await call('listReleases', { query: { cursor } });
    return { entries: releases, nextCursor };
  },
  ...byCursor,
});

export function useWrite<Input, Output>(
  mutationFn: (input: Input) => Promise<Output>,
  ...keys: QueryKey[]
) {
  const queryClient = useQueryClient();
  return useMutation({ mutationFn, onSuccess: () => invalidate(queryClient, ...keys) });
}

export function useWithdrawRelease() {
  return useWrite(
    ({ id, revokeKey }: { id: string; revokeKey: boolean }) =>
      call('withdrawRelease', { params: { id }, query: revokeKey ? { revokeKey: 'true' } : {} }),
    ['releases'],
    ['matches'],
    ['keys'],
  );
}

export function useDecideRelease() {
  return useWrite(
    (decision: ReleaseDecision) => call('decideRelease', { body: decision }),
    ['releases'],
    ['matches'],
    ['jobs'],
  );
}

export function useDeleteJob() {
  return useWrite(
    (id: string) => call('deleteJob', { params: { id } }),
    ['jobs'],
    ['matches'],
    currentUserKey,
  );
}

/** The server toggles: a blocked job is restored. */
export function useToggleJobBlock() {
  return useWrite(
    (id: string) => call('toggleJobBlock', { params: { id } }),
    ['jobs'],
    ['matches'],
    currentUserKey,
  );
}

export class ComparisonFailure extends Error {}

/** @throws {ApiError} `forbidden`, `too_many_requests`. @throws {ComparisonFailure} (specification, section 8) */
export function useCompare(candidateId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (answers: ComparisonInput) => {
      const result = await call('compare', { params: { candidateId }, body: answers });
      const { reasoning } = result.breakdown.jobTitle;
      if (/server[ -]?(?:error|fehler)/i.test(reasoning)) throw new ComparisonFailure(reasoning);
      return result;
    },
    onSuccess: async () => {
      // No refetch: the form is still on the screen.
      await queryClient.invalidateQueries({
        queryKey: ['comparisons', 'outlook', candidateId],
        refetchType: 'none',
      });
      await invalidate(queryClient, ['jobs'], ['matches'], openProfilesKey);
    },
  });
}

/** Not cached, as keys and comparisons change it. */
export const comparisonOutlookQuery = (candidateId: string, jobId?: string) =>
  queryOptions({
    queryKey: ['comparisons', 'outlook', candidateId, jobId ?? null],
    queryFn: () => call('getComparisonOutlook', { params: { candidateId }, query: { jobId } }),
    gcTime: 0,
    // A refetch must not unmount the form.
    staleTime: Infinity,
  });

export const openProfilesKey = ['users', 'unlocked'] as const;

export const openProfilesQuery = infiniteQueryOptions({
  queryKey: [...openProfilesKey, 'pages'],
  queryFn: async ({ pageParam: cursor }) => {
    const { profiles, nextCursor } = await call('listOpenProfiles', { query: { cursor } });
    return { entries: profiles, nextCursor };
  },
  ...byCursor,
});

export const allOpenProfilesQuery = queryOptions({
  queryKey: [...openProfilesKey, 'all'],
  queryFn: async () => {
    const all: OpenProfileDto[] = [];
    let cursor: string | undefined;
    do {
      const { profiles, nextCursor } = await call('listOpenProfiles', { query: { cursor } });
      all.push(...profiles);
      cursor = nextCursor ?? undefined;
    } while (cursor !== undefined);
    return all;
  },
});

export const recruiterMatchesQuery = recruiterMatchesOf();
