import type { BodyInput } from '@inkognito/shared/endpoints';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { ShieldInput } from '@inkognito/shared/shield';
import { call } from '../lib/api.ts';
import { invalidate } from '../lib/queryClient.ts';
import { suspendableKeys } from '../match/block/block.queries.ts';
import { currentUserKey, useRevalidateUser } from '../user/currentUser.ts';
import type { RecruiterProfileDto, RecruiterProfileInput } from '@inkognito/shared/account';

export const accountQuery = queryOptions({
  queryKey: ['accounts'],
  queryFn: () => call('getAccount', {}),
});

export function useChangeRoles() {
  const revalidate = useRevalidateUser();
  return useMutation({
    mutationFn: (body: BodyInput<'assignRole'>) => call('assignRole', { body }),
    onSuccess: revalidate,
  });
}

export function useChangeUsername() {
  const revalidate = useRevalidateUser();
  return useMutation({
    mutationFn: (username: string) => call('changeUsername', { body: { username } }),
    onSuccess: revalidate,
  });
}

export function useSaveNotification() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyInput<'saveNotifications'>) => call('saveNotifications', { body }),
    onSuccess: () => invalidate(queryClient, accountQuery.queryKey),
  });
}

/** The token comes from a mailed link; no sign-in is needed. */
export function useSwitchOffNotification() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (token: string) => call('switchOffNotification', { body: { token } }),
    onSuccess: () => invalidate(queryClient, accountQuery.queryKey),
  });
}

export function useSavePaused() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (paused: boolean) => call('setPaused', { body: { paused } }),
    onSuccess: () => invalidate(queryClient, accountQuery.queryKey),
  });
}

export const automationsQuery = queryOptions({
  queryKey: ['automations'],
  queryFn: () => call('getAutomations', {}),
});

/** `onProgress` gets the share sent, 0 to 1. */
export function useSaveAutomations(onProgress: (share: number) => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: FormData) => call('saveAutomations', { body, onProgress }),
    onSuccess: () => invalidate(queryClient, automationsQuery.queryKey, currentUserKey),
  });
}

export const recruiterProfileQuery = queryOptions({
  queryKey: ['recruiter-profiles'],
  queryFn: () => call('getRecruiterProfile', {}),
});

export function useSaveRecruiterProfile() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: RecruiterProfileInput) => call('saveRecruiterProfile', { body }),
    onSuccess: async (saved) => {
      // A pending read would overwrite it.
      await queryClient.cancelQueries({ queryKey: recruiterProfileQuery.queryKey });
      queryClient.setQueryData(recruiterProfileQuery.queryKey, saved);
      // Postings include their publisher's card.
      await invalidate(queryClient, ['jobs']);
    },
  });
}

export function isEmptyProfile({ name, kind, company, workEmail }: RecruiterProfileDto): boolean {
  return name === '' && kind === null && company === '' && workEmail === '';
}

export const shieldQuery = queryOptions({
  queryKey: ['shields'],
  queryFn: () => call('getShield', {}),
});

export function useSaveShield() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: ShieldInput) => call('saveShield', { body }),
    onSuccess: async (saved) => {
      // A pending read would overwrite it.
      await queryClient.cancelQueries({ queryKey: shieldQuery.queryKey });
      queryClient.setQueryData(shieldQuery.queryKey, saved);
      await invalidate(queryClient, ...suspendableKeys);
    },
  });
}
