import type { QueryInput } from '@inkognito/shared/endpoints';
import type { Provider } from '@inkognito/shared/auth';
import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { invalidate } from '../../lib/queryClient.ts';
import { revalidateUser, setAuthStatus } from '../../user/currentUser.ts';
import { expectSignedIn } from '../cookiesDropped.ts';
import { type RedirectPurpose, startUrls } from './oauthRedirect.ts';

export const providersQuery = queryOptions({
  queryKey: ['providers'],
  queryFn: () => call('listProviders', {}),
});

/** `null` where this server is not set up for the provider. */
export async function findStartUrl(provider: Provider): Promise<string | null> {
  const providers = await call('listProviders', {});
  return providers[provider] ? startUrls[provider] : null;
}

export function useUnlinkProvider() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (provider: Provider) => call('unlinkProvider', { params: { provider } }),
    onSuccess: () => invalidate(queryClient, ['accounts']),
  });
}

/**
 * Call it once, as a code is good once; the access password is in this response alone.
 * @throws {CookiesDroppedError} when the browser did not keep the sign-in
 */
export async function finishGoogleSignIn(
  queryClient: QueryClient,
  query: QueryInput<'signInWithGoogle'>,
): Promise<{
  isNewUser: boolean;
  accessPassword: string | undefined;
  purpose: RedirectPurpose | undefined;
}> {
  const { user, isNewUser, purpose } = await call('signInWithGoogle', { query });
  const { accessPassword, ...known } = user;
  const isKnown = purpose === undefined && (await expectSignedIn(queryClient));
  if (isNewUser) {
    setAuthStatus(queryClient, {
      user: { ...known, matchesForJobSeeker: [], jobsBlocked: [] },
      authenticated: true,
    });
  } else if (!isKnown) {
    await revalidateUser(queryClient);
  }
  return { isNewUser, accessPassword, purpose };
}
