import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../lib/api.ts';
import { invalidate } from '../lib/queryClient.ts';
import { currentUserKey } from '../user/currentUser.ts';

/** The browsers signed in to this account. */
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

export async function confirmIdentity(password: string): Promise<void> {
  await call('confirmIdentity', { body: { password } });
}

/** Asks for a new address, which counts once the link mailed to it is followed. */
export async function changeEmail(queryClient: QueryClient, email: string): Promise<void> {
  await call('changeEmail', { body: { email } });
  await invalidate(queryClient, ['accounts'], currentUserKey);
}

export async function resendVerification(): Promise<void> {
  await call('resendVerification', {});
}

/** Sets a password; every other browser is signed out by it. */
export async function changePassword(
  queryClient: QueryClient,
  change: { currentPassword?: string; password: string },
): Promise<void> {
  await call('changePassword', { body: change });
  await invalidate(queryClient, ['accounts'], sessionsQuery.queryKey);
}

/** Replaces the access password; the old one stops working at once. */
export function useRenewAccessPassword() {
  return useMutation({
    mutationFn: async () => (await call('renewAccessPassword', {})).accessPassword,
  });
}

/**
 * Unlocks a candidate's questionnaire for this recruiter.
 * @throws {ApiError} `wrong_password`, `not_found`, or `too_many_requests`
 */
export async function checkAccessPassword(username: string, password: string): Promise<void> {
  await call('checkAccessPassword', { params: { username }, body: { password } });
}
