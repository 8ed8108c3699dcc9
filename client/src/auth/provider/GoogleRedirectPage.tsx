import { paths } from '@inkognito/shared/pages';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { ApiError } from '../../lib/api.ts';
import { PageFrame } from '../../ui/page/PageFrame.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import {
  accountAfterFailure,
  accountAfterRedirect,
  isAccountAfterFailure,
} from './oauthRedirect.ts';
import { finishGoogleSignIn } from './provider.queries.ts';
import { CookiesDroppedError } from '../cookiesDropped.ts';
import type { SignInState } from '../signInState.ts';
import { useTakenFromAddress, useOnce } from '../useTakenFromAddress.ts';
import { takeReturnTo } from '../returnTo.ts';

export default function GoogleRedirectPage() {
  const { query } = useTakenFromAddress();
  const queryClient = useQueryClient();
  const navigate = useNavigate();

  useOnce(async () => {
    const { to, state } = await finish(queryClient, query);
    await navigate(to, { replace: true, state });
  });

  return (
    <PageFrame title="Anmeldung mit Google" width="narrow">
      <PageHeader title="Anmeldung mit Google" />
      <Spinner>Einen Moment bitte …</Spinner>
    </PageFrame>
  );
}

async function finish(
  queryClient: QueryClient,
  query: URLSearchParams,
): Promise<{ to: string; state?: SignInState }> {
  const from = takeReturnTo();
  const back: SignInState = from === undefined ? {} : { from };
  const code = query.get('code');
  const failedAt = from !== undefined && isAccountAfterFailure(from) ? from : null;
  if (!code)
    return failedAt
      ? { to: failedAt }
      : { to: `${paths.login}?error=missing_auth_code`, state: back };
  try {
    const state = query.get('state');
    const { purpose, isNewUser, accessPassword } = await finishGoogleSignIn(queryClient, {
      code,
      ...(state !== null && { state }),
    });
    if (purpose) return { to: accountAfterRedirect(purpose, 'google') };
    if (!isNewUser) return { to: from ?? paths.dashboard };
    return {
      to: paths.welcome,
      state: { ...back, ...(accessPassword !== undefined && { accessPassword }) },
    };
  } catch (error) {
    if (failedAt) return { to: isTaken(error) ? accountAfterFailure('identity_taken') : failedAt };
    if (error instanceof CookiesDroppedError || isFrozen(error)) {
      return { to: paths.login, state: { ...back, message: error.message } };
    }
    // Whatever else went wrong, the person can only try again, and the login page says so.
    return { to: `${paths.login}?error=google_auth_failed`, state: back };
  }
}

const isFrozen = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.code === 'frozen';

/** Somebody else's account has this identity already. */
function isTaken(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'conflict';
}
