import { paths } from '@inkognito/shared/pages';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { PageFrame } from '../../ui/page/PageFrame.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { CookiesDroppedError } from '../cookiesDropped.ts';
import type { SignInState } from '../signInState.ts';
import { useOnce } from '../useTakenFromAddress.ts';
import { takeReturnTo } from '../returnTo.ts';
import { call } from '../../lib/api.ts';
import { readAuthStatus, setAuthStatus } from '../../user/currentUser.ts';

/** People who come back from LinkedIn are signed in by then. */
export default function LinkedinCallbackPage() {
  const [query] = useSearchParams();
  const queryClient = useQueryClient();
  const navigate = useNavigate();

  useOnce(async () => {
    const { to, state } = await finish(queryClient, query.get('isNew') === 'true');
    await navigate(to, { replace: true, state });
  });

  return (
    <PageFrame title="Anmeldung mit LinkedIn" width="narrow">
      <PageHeader title="Anmeldung mit LinkedIn" />
      <Spinner>Anmeldung mit LinkedIn, einen Moment bitte …</Spinner>
    </PageFrame>
  );
}

async function finish(
  queryClient: QueryClient,
  isNew: boolean,
): Promise<{ to: string; state?: SignInState }> {
  const from = takeReturnTo();
  const back: SignInState = from === undefined ? {} : { from };
  try {
    const { accessPassword } = await finishLinkedinSignIn(queryClient);
    if (!isNew) return { to: from ?? paths.dashboard };
    return {
      to: paths.welcome,
      state: { ...back, ...(accessPassword !== undefined && { accessPassword }) },
    };
  } catch (error) {
    const isDropped = error instanceof CookiesDroppedError;
    // Whatever else went wrong, the person can only try again, and the login page says so.
    return {
      to: `${paths.login}?error=linkedin_auth_failed`,
      state: { ...back, ...(isDropped && { message: error.message }) },
    };
  }
}

/**
 * Asks again who is signed in after the return from LinkedIn. The access password of somebody new is in the first
 * response the server gives, which can be the one that the app began with, and stays in no cache.
 * @throws {CookiesDroppedError} when nobody is, as the server sends only people here who are signed in
 */
async function finishLinkedinSignIn(
  queryClient: QueryClient,
): Promise<{ accessPassword: string | undefined }> {
  const toldBefore = readAuthStatus(queryClient)?.accessPassword;
  const { accessPassword = toldBefore, ...status } = await call('authStatus', {});
  if (!status.authenticated) throw new CookiesDroppedError();
  setAuthStatus(queryClient, status);
  return { accessPassword };
}
