import type { QueryInput } from '@inkognito/shared/endpoints';
import { paths } from '@inkognito/shared/pages';
import type { QueryClient } from '@tanstack/react-query';
import { call, isRefusal } from '../../lib/api.ts';
import { revalidateUser } from '../../user/currentUser.ts';
import { expectSignedIn } from '../auth.queries.ts';
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
  const state = query.get('state');
  const failedAt = from !== undefined && isAccountAfterFailure(from) ? { to: from } : null;
  if (!code) return failedAt ?? { to: `${paths.login}?error=missing_auth_code`, state: { from } };
  try {
    return await signIn(queryClient, from, { code, ...(state !== null && { state }) });
  } catch (error) {
    if (failedAt) {
      return isRefusal(error, 'conflict')
        ? { to: accountAfterFailure('identity_taken') }
        : failedAt;
    }
    if (isRefusal(error, 'frozen', 'not_signed_in')) {
      return { to: paths.login, state: { from, message: error.message } };
    }
    return { to: `${paths.login}?error=google_auth_failed`, state: { from } };
  }
}

/** The code works once, and only this response has the access password. */
async function signIn(
  queryClient: QueryClient,
  from: string | undefined,
  query: QueryInput<'signInWithGoogle'>,
): Promise<NextPage> {
  const { user, isNewUser, purpose } = await call('signInWithGoogle', { query });
  if (purpose) {
    await revalidateUser(queryClient);
    return { to: accountAfterLink('google') };
  }
  const { accessPassword, ...known } = user;
  await expectSignedIn(queryClient, known);
  return afterProvider(isNewUser, { from, accessPassword });
}
