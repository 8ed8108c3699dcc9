import type { Provider } from '@inkognito/shared/codes';
import type { BodyInput } from '@inkognito/shared/endpoints';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { call } from '../lib/api.ts';
import { invalidate, replace } from '../lib/queryClient.ts';
import { useWrite } from '../lib/write.ts';
import { currentUserKey } from '../user/currentUser.ts';
import { publicUserQuery } from '../user/user.queries.ts';

export const sessionsQuery = queryOptions({
  queryKey: ['sessions'],
  queryFn: async () => (await call('listSessions', {})).sessions,
});

export const useEndSession = () =>
  useWrite((id: string) => call('endSession', { params: { id } }), sessionsQuery.queryKey);

export const useEndOtherSessions = () =>
  useWrite(() => call('endOtherSessions', {}), sessionsQuery.queryKey);

export const providersQuery = queryOptions({
  queryKey: ['providers'],
  queryFn: () => call('listProviders', {}),
});

export const accountQuery = queryOptions({
  queryKey: ['accounts'],
  queryFn: () => call('getAccount', {}),
});

export const recruiterProfileQuery = queryOptions({
  queryKey: ['recruiter-profiles'],
  queryFn: () => call('getRecruiterProfile', {}),
});

export function useSaveRecruiterProfile() {
  const queryClient = useQueryClient();
  return useWrite(
    async (body: BodyInput<'saveRecruiterProfile'>) => {
      const saved = await call('saveRecruiterProfile', { body });
      await replace(queryClient, recruiterProfileQuery.queryKey, saved);
      return saved;
    },
    // Postings include their publisher's card.
    ['jobs'],
  );
}

export const useUnlinkProvider = () =>
  useWrite((provider: Provider) => call('unlinkProvider', { params: { provider } }), ['accounts']);

export const useChangeEmail = () =>
  useWrite(
    (email: string) => call('changeEmail', { body: { email } }),
    ['accounts'],
    currentUserKey,
  );

export const useChangePassword = () =>
  useWrite(
    (body: BodyInput<'changePassword'>) => call('changePassword', { body }),
    ['accounts'],
    sessionsQuery.queryKey,
  );

export const useRenewAccessPassword = () =>
  useWrite(async () => (await call('renewAccessPassword', {})).accessPassword);

export const useChangeRoles = () =>
  useWrite((body: BodyInput<'assignRole'>) => call('assignRole', { body }), currentUserKey);

export function useBecomeRecruiter() {
  const changeRoles = useChangeRoles();
  return () => changeRoles({ role: ['recruiter'], action: 'add' });
}

export const automationsQuery = queryOptions({
  queryKey: ['automations'],
  queryFn: () => call('getAutomations', {}),
});

/** `onProgress` gets the share sent, 0 to 1. */
export const useSaveAutomations = (onProgress?: (share: number) => void) =>
  useWrite(
    (body: FormData) => call('saveAutomations', { body, ...(onProgress && { onProgress }) }),
    automationsQuery.queryKey,
    accountQuery.queryKey,
    currentUserKey,
  );

export function useCheckAccessPassword(username: string) {
  const queryClient = useQueryClient();
  return async (body: BodyInput<'checkAccessPassword'>) => {
    await call('checkAccessPassword', { params: { username }, body });
    // The new role may reveal a hidden profile's name and picture; navigation does not wait for the refetch.
    void invalidate(queryClient, publicUserQuery(username).queryKey);
  };
}
