import { useNavigate } from 'react-router-dom';
import { paths } from '../app/paths.ts';
import { PageFrame } from '../ui/PageFrame.tsx';
import { PageHeader } from '../ui/PageHeader.tsx';
import { Spinner } from '../ui/Spinner.tsx';
import { finishGoogleSignIn } from './provider.queries.ts';
import type { SignInState } from './signInState.ts';
import { useOnce } from './useOnce.ts';
import { useTakenFromAddress } from './useTakenFromAddress.ts';

/** Where Google sends people back to; the code in the address is exchanged here. */
export default function GoogleRedirectPage() {
  const { query } = useTakenFromAddress();
  const navigate = useNavigate();

  useOnce(async () => {
    const { to, state } = await finish(query);
    await navigate(to, { replace: true, state });
  });

  return (
    <PageFrame title="Anmeldung mit Google" width="narrow">
      <PageHeader title="Anmeldung mit Google" />
      <Spinner>Einen Moment bitte …</Spinner>
    </PageFrame>
  );
}

/** Exchanges the code, and says where that leads. */
async function finish(query: URLSearchParams): Promise<{ to: string; state?: SignInState }> {
  const code = query.get('code');
  if (!code) return { to: `${paths.login}?error=missing_auth_code` };
  try {
    const state = query.get('state');
    const { isNewUser, accessPassword } = await finishGoogleSignIn({
      code,
      ...(state !== null && { state }),
    });
    if (!isNewUser) return { to: paths.dashboard };
    return {
      to: paths.welcome,
      state: { fromSignIn: true, ...(accessPassword !== undefined && { accessPassword }) },
    };
  } catch {
    // Whatever went wrong, the person can only try again, and the login page says so.
    return { to: `${paths.login}?error=google_auth_failed` };
  }
}
