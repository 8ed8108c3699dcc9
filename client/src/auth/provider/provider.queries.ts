import type { QueryInput } from '@inkognito/shared/api';
import type { Provider, ProviderPurpose } from '@inkognito/shared/auth';
import { apiBase, endpoints } from '@inkognito/shared/endpoints';
import { call } from '../../lib/api.ts';
import { invalidate } from '../../lib/query.ts';
import { authStatus, reloadCurrentUser, setAuthStatus } from '../../user/user.queries.ts';

const ways = { google: endpoints.startGoogle, linkedin: endpoints.signInWithLinkedin } as const;

/** The address that starts a sign-in, or `null` where this server is not set up for the provider. */
export async function findWayTo(provider: Provider): Promise<string | null> {
  const providers = await call('listProviders', {});
  return providers[provider] ? apiBase + ways[provider].path : null;
}

/**
 * Finishes a sign-in by Google; to be called once, as a code is good once. Returns the access password of
 * somebody new. As at sign-up, nothing that could still fail follows an answer that holds it.
 */
export async function finishGoogleSignIn(query: QueryInput<'signInWithGoogle'>): Promise<{
  isNewUser: boolean;
  accessPassword: string | undefined;
  /** What else than a sign-in it was for. */
  purpose: Exclude<ProviderPurpose, 'sign-in'> | undefined;
}> {
  const { user, isNewUser, purpose } = await call('signInWithGoogle', { query });
  const { accessPassword, ...known } = user;
  if (isNewUser) {
    setAuthStatus({
      user: { ...known, matchesForJobSeeker: [], jobsBlocked: [] },
      authenticated: true,
    });
  } else {
    await reloadCurrentUser();
  }
  return { isNewUser, accessPassword, purpose };
}

/**
 * Asks again who is signed in after the return from LinkedIn. `null` is nobody. The access password of somebody new
 * is in the first answer the server gives, and stays in no cache.
 */
export async function finishLinkedinSignIn(): Promise<{
  accessPassword: string | undefined;
} | null> {
  const { accessPassword, ...status } = await authStatus.fetch();
  setAuthStatus(status);
  return status.authenticated ? { accessPassword } : null;
}

/** Asks for a link to a new password; the answer never tells whether the address is known. */
export async function requestPasswordReset(email: string): Promise<void> {
  await call('requestPasswordReset', { body: { email } });
}

/** Sets a new password by a mailed token; every session ends, this one too. */
export async function resetPassword(token: string, password: string): Promise<void> {
  await call('resetPassword', { body: { token, password } });
  await reloadCurrentUser();
}

/** Confirms an address by a mailed token: that of the account, a new one for it, or a recruiter's at work. */
export async function verifyEmail(token: string): Promise<void> {
  await call('verifyEmail', { body: { token } });
  await invalidate(authStatus.key, 'account', 'recruiter-profile');
}
