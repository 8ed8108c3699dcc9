import { useNavigate } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { ApiError } from '../../lib/api.ts';
import { PageFrame } from '../../ui/page/PageFrame.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import {
  afterFailedTrip,
  afterTrip,
  isAfterFailedTrip,
} from '../../account/provider/providerTrip.ts';
import { finishGoogleSignIn } from './provider.queries.ts';
import type { SignInState } from '../signInState.ts';
import { useOnce } from '../useOnce.ts';
import { useTakenFromAddress } from '../useTakenFromAddress.ts';
import { takeWayBack } from '../wayBack.ts';

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
  const from = takeWayBack();
  const back: SignInState = from === undefined ? {} : { from };
  const code = query.get('code');
  const tripEnd = from !== undefined && isAfterFailedTrip(from) ? from : null;
  if (!code)
    return tripEnd
      ? { to: tripEnd }
      : { to: `${paths.login}?error=missing_auth_code`, state: back };
  try {
    const state = query.get('state');
    const { purpose, isNewUser, accessPassword } = await finishGoogleSignIn({
      code,
      ...(state !== null && { state }),
    });
    if (purpose) return { to: afterTrip(purpose, 'google') };
    if (!isNewUser) return { to: from ?? paths.dashboard };
    return {
      to: paths.welcome,
      state: { ...back, fromSignIn: true, ...(accessPassword !== undefined && { accessPassword }) },
    };
  } catch (error) {
    if (tripEnd) return { to: isTaken(error) ? afterFailedTrip('identity_taken') : tripEnd };
    // Whatever went wrong, the person can only try again, and the login page says so.
    return { to: `${paths.login}?error=google_auth_failed`, state: back };
  }
}

/** Somebody else's account has this identity already. */
function isTaken(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'conflict';
}
