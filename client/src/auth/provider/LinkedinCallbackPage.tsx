import type { AuthStatusDto } from '@inkognito/shared/account';
import { paths } from '@inkognito/shared/pages';
import type { QueryClient } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { call } from '../../lib/api.ts';
import { readAuthStatus, setAuthStatus } from '../../user/currentUser.ts';
import { takeReturnTo } from './oauthRedirect.ts';
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

async function finish(queryClient: QueryClient, isNew: boolean): Promise<NextPage> {
  const from = takeReturnTo();
  const known = readAuthStatus(queryClient);
  // Only the server's first response, perhaps the app's initial one, has the password.
  const { accessPassword = known?.accessPassword, ...status } = await call('authStatus', {}).catch(
    () => ({ authenticated: false }) as AuthStatusDto,
  );
  if (!status.authenticated) {
    return { to: `${paths.login}?error=linkedin_auth_failed`, state: { from } };
  }
  setAuthStatus(queryClient, status);
  return afterProvider(isNew, { from, accessPassword });
}
