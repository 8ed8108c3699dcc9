import type { BodyInput } from '@inkognito/shared/endpoints';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { accountQuery } from '../auth/credential.queries.ts';
import { call } from '../lib/api.ts';
import { replace } from '../lib/queryClient.ts';
import { useWrite } from '../lib/write.ts';
import { suspendableKeys } from '../match/block/block.queries.ts';
import { currentUserKey } from '../user/currentUser.ts';

export const useChangeUsername = () =>
  useWrite((username: string) => call('changeUsername', { body: { username } }), currentUserKey);

export const useSaveNotification = () =>
  useWrite(
    (body: BodyInput<'saveNotifications'>) => call('saveNotifications', { body }),
    accountQuery.queryKey,
  );

/** The token comes from a mailed link; no sign-in is needed. */
export const useSwitchOffNotification = () =>
  useWrite(
    (token: string) => call('switchOffNotification', { body: { token } }),
    accountQuery.queryKey,
  );

export const useSavePaused = () =>
  useWrite((paused: boolean) => call('setPaused', { body: { paused } }), accountQuery.queryKey);

export const shieldQuery = queryOptions({
  queryKey: ['shields'],
  queryFn: () => call('getShield', {}),
});

export function useSaveShield() {
  const queryClient = useQueryClient();
  return useWrite(
    async (body: BodyInput<'saveShield'>) => {
      const saved = await call('saveShield', { body });
      await replace(queryClient, shieldQuery.queryKey, saved);
      return saved;
    },
    accountQuery.queryKey,
    ...suspendableKeys,
  );
}
