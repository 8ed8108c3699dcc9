import type { BodyInput } from '@inkognito/shared/api';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError, call } from '../lib/api.ts';
import { invalidate } from '../lib/queryClient.ts';
import { currentUserKey, setAuthStatus, useRevalidateUser } from '../user/currentUser.ts';

/** Fails with 'Invalid user data received' when the response lacks the username (specification, section 8). */
export function useSignIn() {
  const revalidate = useRevalidateUser();
  return useMutation({
    mutationFn: async (body: BodyInput<'login'>) => {
      const user = await call('login', { body });
      // The response comes over the network; its type is a promise, not a proof.
      if (!(user as Partial<typeof user>).username) {
        throw new ApiError({ error: 'Invalid user data received', code: 'internal' });
      }
    },
    onSuccess: revalidate,
  });
}

/**
 * Creates the account and signs in. The response is the only one that ever holds the access password, so nothing that
 * could still fail follows it; a new account has no matches and no blocked jobs.
 */
export function useSignUp() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (body: BodyInput<'signup'>) => {
      const { accessPassword, ...user } = await call('signup', { body });
      setAuthStatus(queryClient, {
        user: { ...user, matchesForJobSeeker: [], jobsBlocked: [] },
        authenticated: true,
      });
      return accessPassword;
    },
  });
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

/** The response never tells whether the address is known. */
export function useRequestPasswordReset() {
  return useMutation({
    mutationFn: (body: BodyInput<'requestPasswordReset'>) => call('requestPasswordReset', { body }),
  });
}

/** Sets a new password by a mailed token; every session ends, this one too. */
export function useResetPassword() {
  const revalidate = useRevalidateUser();
  return useMutation({
    mutationFn: (body: BodyInput<'resetPassword'>) => call('resetPassword', { body }),
    onSuccess: revalidate,
  });
}

/** Confirms an address by a mailed token: that of the account, a new one for it, or a recruiter's at work. */
export function useVerifyEmail() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (token: string) => call('verifyEmail', { body: { token } }),
    onSuccess: () => invalidate(queryClient, currentUserKey, ['accounts'], ['recruiter-profiles']),
  });
}
