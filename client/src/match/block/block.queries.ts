import { generalKeyName } from '@inkognito/shared/codes';
import { useQueryClient } from '@tanstack/react-query';
import { useRenewAccessPassword } from '../../auth/credential.queries.ts';
import { call, nullIf } from '../../lib/api.ts';
import { pagesOf } from '../../lib/pages.ts';
import { invalidate } from '../../lib/queryClient.ts';
import { useWrite } from '../../lib/write.ts';

const blockedRecruitersKey = ['recruiters', 'blocked'] as const;

export const blockedRecruitersQuery = pagesOf(blockedRecruitersKey, 'recruiters', (cursor) =>
  call('listBlockedRecruiters', { query: { cursor } }),
);

/** What blocking suspends and unblocking restores. */
export const suspendableKeys = [['jobs'], ['matches'], ['releases'], ['keys']] as const;
const blockKeys = [blockedRecruitersKey, ...suspendableKeys] as const;

export type UsedKey = { keyId: string | null; key: string | null };

/** Resolves to the new access password if the general key was ended, else to `null`. */
export function useEndKey(): (usedKey: UsedKey) => Promise<string | null> {
  const renewAccessPassword = useRenewAccessPassword();
  return async ({ keyId, key }) => {
    if (keyId === null) return null;
    if (key === generalKeyName) return renewAccessPassword();
    // Refused where it has already ended and is no longer listed.
    await call('revokeKey', { params: { id: keyId }, query: {} }).catch(nullIf('not_found'));
    return null;
  };
}

export const useUnblockRecruiter = () =>
  useWrite((id: string) => call('unblockRecruiter', { params: { id } }), ...blockKeys);

/** Right after blocking. */
export const useUnblockNewest = () =>
  useWrite(
    async () => {
      const { recruiters } = await call('listBlockedRecruiters', { query: {} });
      for (const { _id } of recruiters.slice(0, 1)) {
        await call('unblockRecruiter', { params: { id: _id } });
      }
    },
    ...blockKeys,
  );

export function useInvalidateBlocks(): () => Promise<void> {
  const queryClient = useQueryClient();
  return () => invalidate(queryClient, ...blockKeys);
}
