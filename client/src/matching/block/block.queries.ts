import { infiniteQueryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { byCursor } from '../../lib/pages.ts';
import { invalidate } from '../../lib/queryClient.ts';

const blockedRecruitersKey = ['recruiters', 'blocked'] as const;

/** The latest come first. */
export const blockedRecruitersQuery = infiniteQueryOptions({
  queryKey: blockedRecruitersKey,
  queryFn: async ({ pageParam: cursor }) => {
    const { recruiters, nextCursor } = await call('listBlockedRecruiters', { query: { cursor } });
    return { entries: recruiters, nextCursor };
  },
  ...byCursor,
});

/** What rests or wakes when somebody is hidden from or seen again, whichever way that is done. */
export const suspendableKeys = [['jobs'], ['matches'], ['releases'], ['keys']] as const;

export function useBlockRecruiter() {
  const onSuccess = useInvalidateBlocks();
  return useMutation({
    mutationFn: (matchId: string) => call('blockRecruiter', { body: { comparisonId: matchId } }),
    onSuccess,
  });
}

export function useUnblockRecruiter() {
  const onSuccess = useInvalidateBlocks();
  return useMutation({
    mutationFn: (id: string) => call('unblockRecruiter', { params: { id } }),
    onSuccess,
  });
}

function useInvalidateBlocks(): () => Promise<void> {
  const queryClient = useQueryClient();
  return () => invalidate(queryClient, blockedRecruitersKey, ...suspendableKeys);
}
