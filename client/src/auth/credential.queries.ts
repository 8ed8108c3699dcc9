import type { Provider } from '@inkognito/shared/auth';
import type { BodyInput } from '@inkognito/shared/endpoints';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../lib/api.ts';
import { invalidate } from '../lib/queryClient.ts';
import { currentUserKey, useRevalidateUser } from '../user/currentUser.ts';
import { publicUserQuery } from '../user/user.queries.ts';

export const sessionsQuery = queryOptions({
  queryKey: ['sessions'],
  queryFn: async () => (await call('listSessions', {})).sessions,
});

export function useEndSession() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call('endSession', { params: { id } }),
    onSuccess: () => invalidate(queryClient, sessionsQuery.queryKey),
  });
}

export function useEndOtherSessions() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => call('endOtherSessions', {}),
    onSuccess: () => invalidate(queryClient, sessionsQuery.queryKey),
  });
}

export const providersQuery = queryOptions({
  queryKey: ['providers'],
  queryFn: () => call('listProviders', {}),
});

export function useUnlinkProvider() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (provider: Provider) => call('unlinkProvider', { params: { provider } }),
    onSuccess: () => invalidate(queryClient, ['accounts']),
  });
}

export function useChangeEmail() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (email: string) => call('changeEmail', { body: { email } }),
    onSuccess: () => invalidate(queryClient, ['accounts'], currentUserKey),
  });
}

export function useChangePassword() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyInput<'changePassword'>) => call('changePassword', { body }),
    onSuccess: () => invalidate(queryClient, ['accounts'], sessionsQuery.queryKey),
  });
}

export function useRenewAccessPassword() {
  return useMutation({
    mutationFn: async () => (await call('renewAccessPassword', {})).accessPassword,
  });
}

export function useBecomeRecruiter() {
  const revalidate = useRevalidateUser();
  return useMutation({
    mutationFn: () => call('assignRole', { body: { role: ['recruiter'], action: 'add' } }),
    onSuccess: revalidate,
  });
}

export function useCheckAccessPassword(username: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyInput<'checkAccessPassword'>) =>
      call('checkAccessPassword', { params: { username }, body }),
    // The new role may reveal a hidden profile's name and picture; navigation does not wait for the refetch.
    onSuccess: () => void invalidate(queryClient, publicUserQuery(username).queryKey),
  });
}
