import type { BodyInput } from '@inkognito/shared/endpoints';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { ApiError, call, nullIf } from '../lib/api.ts';
import { useWrite } from '../lib/write.ts';
import { currentUserKey } from '../user/currentUser.ts';
import { expectSignedIn } from './cookiesDropped.ts';

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
    await expectSignedIn(queryClient, user, {
      wentWell: 'Ihr Konto ist angelegt',
      wayOut: ' Ihr Zugangspasswort erzeugen Sie danach im Konto neu.',
    });
    return accessPassword;
  };
}

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
