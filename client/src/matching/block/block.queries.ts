import { generalKeyName } from '@inkognito/shared/rules/codes';
import { infiniteQueryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useRenewAccessPassword } from '../../auth/credential.queries.ts';
import { useFreshIdentity } from '../../auth/freshIdentity.ts';
import { ApiError, call } from '../../lib/api.ts';
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

/** What it changes is read anew by `useInvalidateBlocks`, once a new access password was shown. */
export function useBlockRecruiter() {
  return useMutation({
    mutationFn: (matchId: string) => call('blockRecruiter', { body: { comparisonId: matchId } }),
  });
}

/** `key` is its name. */
export type UsedKey = { keyId: string | null; key: string | null };

/** Resolves to the new access password where the general key was ended, else to `null`. */
export function useEndKey(): (usedKey: UsedKey) => Promise<string | null> {
  const withFreshIdentity = useFreshIdentity();
  const renewAccessPassword = useRenewAccessPassword();
  return async ({ keyId, key }) => {
    if (keyId === null) return null;
    if (key === generalKeyName) {
      return withFreshIdentity(() => renewAccessPassword.mutateAsync());
    }
    try {
      await call('revokeKey', { params: { id: keyId }, query: {} });
    } catch (error) {
      // It ended so long ago that it is no longer listed.
      if (!(error instanceof ApiError && error.code === 'not_found')) throw error;
    }
    return null;
  };
}

export function useUnblockRecruiter() {
  const onSuccess = useInvalidateBlocks();
  return useMutation({
    mutationFn: (id: string) => call('unblockRecruiter', { params: { id } }),
    onSuccess,
  });
}

export function useInvalidateBlocks(): () => Promise<void> {
  const queryClient = useQueryClient();
  return () => invalidate(queryClient, blockedRecruitersKey, ...suspendableKeys);
}
