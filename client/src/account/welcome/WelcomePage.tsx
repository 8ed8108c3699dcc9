import { useEffect, useLayoutEffect, useState } from 'react';
import { Navigate, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { Card } from '../../ui/Card.tsx';
import { PageFrame } from '../../ui/page/PageFrame.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { useSignedInUser } from '../../user/currentUser.ts';
import { AccessPasswordDialog } from '../../auth/signup/AccessPasswordDialog.tsx';
import { readSignInState } from '../../auth/signInState.ts';
import { IdentityCheck } from '../identity/IdentityCheck.tsx';
import { RoleForm } from './RoleForm.tsx';

export default function WelcomePage() {
  const { accessPassword, from, dismiss } = useArrival();

  return (
    <PageFrame title="Willkommen" width="narrow">
      <Welcome from={from} passwordShown={accessPassword !== null} />
      <AccessPasswordDialog accessPassword={accessPassword} onConfirmed={dismiss} />
    </PageFrame>
  );
}

/**
 * Before anything is painted, so that a reload does not show the password again. One in the address counts only
 * on our own return from a provider: anybody could have written the link.
 */
function useArrival() {
  const location = useLocation();
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const [arrival] = useState(() => readSignInState(location.state));
  const [accessPassword, setAccessPassword] = useState(() => {
    const inQuery = arrival.fromSignIn ? query.get('accessPassword') : null;
    return arrival.accessPassword ?? inQuery;
  });
  const { pathname, search } = location;
  const inAddress = query.has('accessPassword');
  const carriesSecret = inAddress || readSignInState(location.state).accessPassword !== undefined;

  useLayoutEffect(() => {
    if (inAddress) window.history.replaceState(window.history.state, '', pathname);
  }, [inAddress, pathname]);

  // The router hears of it a moment later: on a first load it does not listen yet during layout effects.
  useEffect(() => {
    if (!carriesSecret) return;
    const kept = new URLSearchParams(search);
    kept.delete('accessPassword');
    void navigate({ pathname, search: kept.toString() }, { replace: true, state: null });
  }, [carriesSecret, navigate, pathname, search]);

  return {
    accessPassword,
    from: arrival.from,
    dismiss: () => {
      setAccessPassword(null);
    },
  };
}

function Welcome({ from, passwordShown }: { from: string | undefined; passwordShown: boolean }) {
  const user = useSignedInUser();
  // Whoever chooses a role here holds one a moment later, and is then led on by the form.
  const [hadRole] = useState(user.role.length > 0);

  if (hadRole && !passwordShown) return <Navigate to={paths.dashboard} replace />;
  return (
    <>
      <PageHeader
        title={`Willkommen, ${user.username}!`}
        lead="Eine Frage noch, dann kann es losgehen: Was führt Sie zu Inkognito?"
      />
      <Card padding="large">
        <IdentityCheck>
          <RoleForm from={from} username={user.username} />
        </IdentityCheck>
      </Card>
    </>
  );
}
