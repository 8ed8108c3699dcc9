import type { Role } from '@inkognito/shared/rules/codes';
import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../lib/api.ts';
import { invalidate } from '../lib/queryClient.ts';
import { currentUserKey, revalidateUser } from '../user/currentUser.ts';

export const accountQuery = queryOptions({
  queryKey: ['accounts'],
  queryFn: () => call('getAccount', {}),
});

export async function changeRoles(
  queryClient: QueryClient,
  role: Role[],
  action: 'add' | 'remove',
): Promise<void> {
  await call('assignRole', { body: { role, action } });
  await revalidateUser(queryClient);
}

export function useSaveNewMatchMail() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (newMatch: boolean) => call('saveNotifications', { body: { newMatch } }),
    onSuccess: () => invalidate(queryClient, accountQuery.queryKey),
  });
}

/** Switches off what a mail's link names, without a sign-in. */
export function useSwitchOffNotification() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (token: string) => call('switchOffNotification', { body: { token } }),
    onSuccess: () => invalidate(queryClient, accountQuery.queryKey),
  });
}

/** While paused, nobody finds or unlocks the job seeker. */
export function useSavePaused() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (paused: boolean) => call('setPaused', { body: { paused } }),
    onSuccess: () => invalidate(queryClient, accountQuery.queryKey),
  });
}

export function useDeleteAccount() {
  return useMutation({
    mutationFn: (userId: string) => call('deleteAccount', { params: { userId } }),
  });
}

/** A job seeker's contact details, what of them is released on a match, and who may find the profile. */
export const automationsQuery = queryOptions({
  queryKey: ['automations'],
  queryFn: () => call('getAutomations', {}),
});

/** Saves the automations; the file travels with them. `onProgress` gets the share sent, 0 to 1. */
export async function saveAutomations(
  queryClient: QueryClient,
  form: FormData,
  onProgress?: (share: number) => void,
): Promise<void> {
  await call('saveAutomations', { body: form, ...(onProgress && { onProgress }) });
  await invalidate(queryClient, automationsQuery.queryKey, currentUserKey);
}
