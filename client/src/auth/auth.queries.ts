import type { BodyInput } from '@inkognito/shared/endpoints';
import type { UserDto } from '@inkognito/shared/user';
import { type QueryClient, queryOptions, useQueryClient } from '@tanstack/react-query';
import { ApiError, call, nullIf } from '../lib/api.ts';
import { useWrite } from '../lib/write.ts';
import { currentUserKey, setAuthStatus } from '../user/currentUser.ts';

export function useSignIn() {
  const queryClient = useQueryClient();
  return async (body: BodyInput<'login'>) => {
    const user = await call('login', { body });
    // The response type is not verified at runtime (specification, section 8).
    if (!(user as Partial<typeof user>).username) {
      throw new ApiError({ error: 'Invalid user data received', code: 'internal' });
    }
    await expectSignedIn(queryClient, user);
  };
}

/** Only this response has the access password, so later steps must not fail unless the account is unusable. */
export function useSignUp() {
  const queryClient = useQueryClient();
  return async (body: BodyInput<'signup'>) => {
    const { accessPassword, ...user } = await call('signup', { body });
    await expectSignedIn(queryClient, user, 'Ihr Konto ist angelegt');
    return accessPassword;
  };
}

/** What was just received counts where the status is lost. @throws {ApiError} when the browser did not keep the session cookie */
export async function expectSignedIn(
  queryClient: QueryClient,
  received: UserDto,
  wentWell = 'Ihre Anmeldung war richtig',
): Promise<void> {
  const status = await call('authStatus', { quiet: true }).catch(() => {
    const user = { ...received, matchesForJobSeeker: [], jobsBlocked: [] };
    return { user, authenticated: true };
  });
  if (!status.authenticated) {
    throw new ApiError({ error: `${wentWell}, aber ${cookieDropped}`, code: 'not_signed_in' });
  }
  setAuthStatus(queryClient, status);
}

/** Over http the server may be one set up for https, whose cookies browsers drop. */
const cookieDropped =
  'Ihr Browser hat das Cookie dieser Seite nicht behalten. Darum sind Sie noch nicht angemeldet. ' +
  `Öffnen Sie die Seite mit https://, oder erlauben Sie in den Einstellungen des Browsers Cookies für ${window.location.host}, und melden Sie sich dann an.`;

export const useResetPassword = () =>
  useWrite((body: BodyInput<'resetPassword'>) => call('resetPassword', { body }), currentUserKey);

const orNullIfDead = nullIf('validation_failed');

export const emailVerificationQuery = (token: string) =>
  queryOptions({
    queryKey: ['email-verifications', token],
    queryFn: () => call('showEmailVerification', { body: { token } }).catch(orNullIfDead),
    staleTime: 'static',
  });

export const identityLinkQuery = (token: string) =>
  queryOptions({
    queryKey: ['identity-links', token],
    queryFn: () => call('showIdentityLink', { body: { token } }).catch(orNullIfDead),
    staleTime: 'static',
  });

export const useConfirmIdentityLink = () =>
  useWrite((token: string) => call('confirmIdentityLink', { body: { token } }));

const accountKeys = [currentUserKey, ['accounts'], ['recruiter-profiles']];

export const useVerifyEmail = () =>
  useWrite((token: string) => call('verifyEmail', { body: { token } }), ...accountKeys);

export const useDenyEmail = () =>
  useWrite((token: string) => call('denyEmail', { body: { token } }), ...accountKeys);
