import { Suspense, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { useQuery } from '../../lib/query.ts';
import { PageFrame } from '../../ui/page/PageFrame.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { authStatus } from '../../user/user.queries.ts';
import { finishLinkedinSignIn } from './provider.queries.ts';
import type { SignInState } from '../signInState.ts';
import { useOnce } from '../useOnce.ts';
import { takeWayBack } from '../wayBack.ts';

const waiting = <Spinner>Anmeldung mit LinkedIn, einen Moment bitte …</Spinner>;

/** Where our server sends people who come back from LinkedIn; they are signed in by then. */
export default function LinkedinCallbackPage() {
  return (
    <PageFrame title="Anmeldung mit LinkedIn" width="narrow">
      <PageHeader title="Anmeldung mit LinkedIn" />
      <Suspense fallback={waiting}>
        <LinkedinReturn />
      </Suspense>
    </PageFrame>
  );
}

function LinkedinReturn() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  // The server tells it in one answer only, which can be the one that the app began with.
  const { accessPassword } = useQuery(authStatus);
  const [toldBefore] = useState(accessPassword);

  useOnce(async () => {
    const { to, state } = await finish(query.get('isNew') === 'true', toldBefore);
    await navigate(to, { replace: true, state });
  });

  return waiting;
}

async function finish(
  isNew: boolean,
  toldBefore: string | undefined,
): Promise<{ to: string; state?: SignInState }> {
  const from = takeWayBack();
  const back: SignInState = from === undefined ? {} : { from };
  const failed = { to: `${paths.login}?error=linkedin_auth_failed`, state: back };
  try {
    const signedIn = await finishLinkedinSignIn();
    if (!signedIn) return failed;
    if (!isNew) return { to: from ?? paths.dashboard };
    const accessPassword = signedIn.accessPassword ?? toldBefore;
    return {
      to: paths.welcome,
      state: { ...back, fromSignIn: true, ...(accessPassword !== undefined && { accessPassword }) },
    };
  } catch {
    // Whatever went wrong, the person can only try again, and the login page says so.
    return failed;
  }
}
