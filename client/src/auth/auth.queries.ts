import type { BodyInput } from '@inkognito/shared/api';
import type { NewUserDto } from '@inkognito/shared/auth';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError, call } from '../lib/api.ts';
import { invalidate } from '../lib/queryClient.ts';
import { currentUserKey, revalidateUser, setAuthStatus } from '../user/currentUser.ts';

/**
 * Signs in and loads who that is.
 * @throws {ApiError} 'Invalid user data received' when the response lacks the username (specification, section 8)
 */
export async function signIn(queryClient: QueryClient, body: BodyInput<'login'>): Promise<void> {
  const user = await call('login', { body });
  // The response comes over the network; its type is a promise, not a proof.
  if (!(user as Partial<typeof user>).username) {
    throw new ApiError({ error: 'Invalid user data received', code: 'internal' });
  }
  await revalidateUser(queryClient);
}

/**
 * Creates the account and signs in. The response is the only one that ever holds the access password, so nothing that
 * could still fail follows it; a new account has no matches and no blocked jobs.
 */
export async function signUp(
  queryClient: QueryClient,
  body: BodyInput<'signup'>,
): Promise<NewUserDto['accessPassword']> {
  const { accessPassword, ...user } = await call('signup', { body });
  setAuthStatus(queryClient, {
    user: { ...user, matchesForJobSeeker: [], jobsBlocked: [] },
    authenticated: true,
  });
  return accessPassword;
}

/** Signs out here and at the login plugin (specification, section 4). */
export async function signOut(): Promise<void> {
  await call('logout', {});
  leaveLoginPlugin();
}

declare global {
  interface Window {
    /** The login plugin of the professional network, on pages that loaded it. */
    IN?: { User?: { logout?: () => unknown } };
  }
}

/** Whatever goes wrong in a program of somebody else's must not keep anybody signed in here. */
function leaveLoginPlugin(): void {
  try {
    Promise.resolve(window.IN?.User?.logout?.()).catch(() => undefined);
  } catch {
    // There is nothing to undo and nobody to tell.
  }
}

/** Asks for a link to a new password; the response never tells whether the address is known. */
export async function requestPasswordReset(email: string): Promise<void> {
  await call('requestPasswordReset', { body: { email } });
}

/** Sets a new password by a mailed token; every session ends, this one too. */
export async function resetPassword(
  queryClient: QueryClient,
  token: string,
  password: string,
): Promise<void> {
  await call('resetPassword', { body: { token, password } });
  await revalidateUser(queryClient);
}

/** Confirms an address by a mailed token: that of the account, a new one for it, or a recruiter's at work. */
export function useVerifyEmail() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (token: string) => call('verifyEmail', { body: { token } }),
    onSuccess: () => invalidate(queryClient, currentUserKey, ['accounts'], ['recruiter-profiles']),
  });
}
