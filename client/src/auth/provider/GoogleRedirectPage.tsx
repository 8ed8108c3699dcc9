import type { QueryInput } from '@inkognito/shared/endpoints';
import { paths } from '@inkognito/shared/pages';
import type { QueryClient } from '@tanstack/react-query';
import { call, isRefusal } from '../../lib/api.ts';
import { revalidateUser, setAuthStatus } from '../../user/currentUser.ts';
import { CookiesDroppedError, expectSignedIn } from '../cookiesDropped.ts';
import { useTakenQuery } from '../useTakenFromAddress.ts';
import {
  accountAfterFailure,
  accountAfterLink,
  isAccountAfterFailure,
  takeReturnTo,
} from './oauthRedirect.ts';
import { type NextPage, ProviderReturn, afterProvider } from './ProviderReturn.tsx';

export default function GoogleRedirectPage() {
  const query = useTakenQuery();
  return (
    <ProviderReturn
      title="Anmeldung mit Google"
      waiting="Einen Moment bitte …"
      finish={(queryClient) => finish(queryClient, query)}
    />
  );
}

async function finish(queryClient: QueryClient, query: URLSearchParams): Promise<NextPage> {
  const from = takeReturnTo();
  const code = query.get('code');
  const failedAt = from !== undefined && isAccountAfterFailure(from) ? from : null;
  if (!code)
    return failedAt
      ? { to: failedAt }
      : { to: `${paths.login}?error=missing_auth_code`, state: { from } };
  try {
    const state = query.get('state');
    const { purpose, isNewUser, accessPassword } = await signIn(queryClient, {
      code,
      ...(state !== null && { state }),
    });
    if (purpose) return { to: accountAfterLink('google') };
    return afterProvider(isNewUser, { from, accessPassword });
  } catch (error) {
    if (failedAt) {
      const isTaken = isRefusal(error, 'conflict');
      return { to: isTaken ? accountAfterFailure('identity_taken') : failedAt };
    }
    if (error instanceof CookiesDroppedError || isRefusal(error, 'frozen')) {
      return { to: paths.login, state: { from, message: error.message } };
    }
    return { to: `${paths.login}?error=google_auth_failed`, state: { from } };
  }
}

/** The code works once, and only this response has the access password. @throws {CookiesDroppedError} */
async function signIn(queryClient: QueryClient, query: QueryInput<'signInWithGoogle'>) {
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
