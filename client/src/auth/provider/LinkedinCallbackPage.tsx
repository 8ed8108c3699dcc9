import { paths } from '@inkognito/shared/pages';
import type { QueryClient } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { call } from '../../lib/api.ts';
import { readAuthStatus, setAuthStatus } from '../../user/currentUser.ts';
import { CookiesDroppedError } from '../cookiesDropped.ts';
import { hasBegunRedirect, takeReturnTo } from './oauthRedirect.ts';
import { type NextPage, ProviderReturn, afterProvider } from './ProviderReturn.tsx';

export default function LinkedinCallbackPage() {
  const [query] = useSearchParams();
  return (
    <ProviderReturn
      title="Anmeldung mit LinkedIn"
      waiting="Anmeldung mit LinkedIn, einen Moment bitte …"
      finish={(queryClient) => finish(queryClient, query.get('isNew') === 'true')}
    />
  );
}

const nothingBegun =
  'Hier war keine Anmeldung mit LinkedIn im Gange. Bitte melden Sie sich auf dieser Seite an.';

async function finish(queryClient: QueryClient, isNew: boolean): Promise<NextPage> {
  const hasBegun = hasBegunRedirect();
  const from = takeReturnTo();
  try {
    return afterProvider(isNew, { from, accessPassword: await readAccessPassword(queryClient) });
  } catch (error) {
    const isDropped = error instanceof CookiesDroppedError;
    const message = hasBegun ? isDropped && error.message : nothingBegun;
    return {
      to: `${paths.login}?error=linkedin_auth_failed`,
      state: { from, ...(message && { message }) },
    };
  }
}

/** Only the server's first response, perhaps the app's initial one, has it. @throws {CookiesDroppedError} */
async function readAccessPassword(queryClient: QueryClient): Promise<string | undefined> {
  const toldBefore = readAuthStatus(queryClient)?.accessPassword;
  const { accessPassword = toldBefore, ...status } = await call('authStatus', {});
  if (!status.authenticated) throw new CookiesDroppedError();
  setAuthStatus(queryClient, status);
  return accessPassword;
}
