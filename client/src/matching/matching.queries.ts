import type { ComparisonDto, ComparisonInput, OpenProfileDto } from '@inkognito/shared/comparison';
import type { MatchDetailDto, ProgressStatus } from '@inkognito/shared/match';
import type { ReleaseDecision } from '@inkognito/shared/release';
import type { Role } from '@inkognito/shared/codes';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { ApiError, call, nullIf } from '../lib/api.ts';
import { ofRole, pagesOf } from '../lib/pages.ts';
import { replace } from '../lib/queryClient.ts';
import { useWrite } from '../lib/write.ts';
import { currentUserKey } from '../user/currentUser.ts';
import { publicUsersKey } from '../user/user.queries.ts';

/** While the button of a mail is waited for, which may be pressed in another tab. */
const askAgainMs = 5_000;
const sessionMovedMs = 1_000;

export const jobQuery = (id: string) =>
  queryOptions({
    queryKey: ['jobs', 'one', id],
    queryFn: () => call('getJob', { params: { id } }),
  });

const unlisted = ['email_unconfirmed', 'posting_ended'] as const;

export const jobCandidatesQuery = (jobId: string) =>
  queryOptions({
    queryKey: ['jobs', 'one', jobId, 'candidates'],
    queryFn: async () => {
      try {
        const list = await call('listJobCandidates', { params: { id: jobId } });
        return { ...list, refusal: null };
      } catch (error) {
        // The page explains what to do, so this is no failure.
        const refusal = error instanceof ApiError && unlisted.find((code) => code === error.code);
        if (!refusal) throw error;
        return { similarCandidates: [], similarCount: null, refusal };
      }
    },
  });

export const jobsOfferedQuery = (role: Role) =>
  pagesOf(['jobs', 'offered', role], 'jobsOffered', (cursor) =>
    call('listJobsOffered', { query: { role, cursor } }),
  );

export const blockedJobsQuery = pagesOf(['jobs', 'blocked'], 'jobsBlocked', (cursor) =>
  call('listBlockedJobs', { query: { cursor } }),
);

export const matchesQuery = <Asked extends Role>(role: Asked, status?: ProgressStatus) =>
  pagesOf(['matches', role, status ?? null], 'matches', async (cursor) =>
    ofRole(role, await call('listMatches', { query: { role, status, cursor } })),
  );

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
    refetchInterval: ({ state: { data } }) =>
      data?.viewer === 'recruiter' && data.contactState === 'awaitsReader' ? askAgainMs : false,
  });

export const releasesQuery = pagesOf(['releases'], 'releases', (cursor) =>
  call('listReleases', { query: { cursor } }),
);

export const useWithdrawRelease = () =>
  useWrite(
    (id: string) => call('withdrawRelease', { params: { id } }),
    ['releases'],
    ['matches'],
    ['keys'],
  );

export const useDecideRelease = () =>
  useWrite(
    (body: ReleaseDecision) => call('decideRelease', { body }),
    ['releases'],
    ['matches'],
    ['jobs'],
    ['news'],
  );

export const useDeleteJob = () =>
  useWrite(
    (id: string) => call('deleteJob', { params: { id } }),
    ['jobs'],
    ['matches'],
    currentUserKey,
  );

/** The server toggles: a blocked job is restored. */
export const useToggleJobBlock = () =>
  useWrite(
    (id: string) => call('toggleJobBlock', { params: { id } }),
    ['news'],
    ['jobs'],
    ['matches'],
    currentUserKey,
  );

export class ComparisonFailure extends Error {}

/** @throws {ApiError} `forbidden`, `too_many_requests`. @throws {ComparisonFailure} (specification, section 8) */
export function useCompare(candidateId: string) {
  const queryClient = useQueryClient();
  return useWrite(
    async (body: ComparisonInput) => {
      const result = await call('compare', { params: { candidateId }, body });
      const { reasoning } = result.breakdown.jobTitle;
      if (/server[ -]?(?:error|fehler)/i.test(reasoning)) throw new ComparisonFailure(reasoning);
      await replace(queryClient, comparisonQuery(candidateId).queryKey, result);
      // No refetch: the form is still on the screen.
      await queryClient.invalidateQueries({
        queryKey: ['comparisons', 'outlook', candidateId],
        refetchType: 'none',
      });
      return result;
    },
    ['jobs'],
    ['matches'],
    publicUsersKey,
    openProfilesKey,
  );
}

/** The reader's newest with this candidate, as it stands now; `null` without one. */
export const comparisonQuery = (candidateId: string) =>
  queryOptions({
    queryKey: ['comparisons', 'newest', candidateId],
    queryFn: async ({ client, queryKey }): Promise<ComparisonDto | null> => {
      const read = () =>
        call('getComparison', { params: { candidateId }, quiet: true }).catch(
          nullIf('not_found', 'not_signed_in', 'forbidden'),
        );
      const before = client.getQueryData<ComparisonDto | null>(queryKey);
      const now = await read();
      if (now !== null || before?.contactState !== 'awaitsReader') return now;
      // The mailed button, pressed in another tab, moves the session; this request may have brought the old one.
      await new Promise((resolve) => setTimeout(resolve, sessionMovedMs));
      return read();
    },
    refetchInterval: ({ state: { data } }) =>
      data?.contactState === 'awaitsReader' ? askAgainMs : false,
  });

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

export const openProfilesQuery = pagesOf([...openProfilesKey, 'pages'], 'profiles', (cursor) =>
  call('listOpenProfiles', { query: { cursor } }),
);

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
