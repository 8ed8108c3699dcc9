import type { Role } from '@inkognito/shared/rules/codes';
import { paths } from '@inkognito/shared/pages';
import { useEffect, useLayoutEffect, useState } from 'react';
import { Navigate, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { Card } from '../../ui/Card.tsx';
import { PageFrame } from '../../ui/page/PageFrame.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { useSignedInUser } from '../../user/currentUser.ts';
import { AccessPasswordDialog } from '../../auth/signup/AccessPasswordDialog.tsx';
import { comesAsRecruiter, readSignInState } from '../../auth/signInState.ts';
import { RoleForm } from './RoleForm.tsx';

export default function WelcomePage() {
  const user = useSignedInUser();
  // A role chosen here is held a moment later, and the form leads on.
  const [hadRole] = useState(user.role.length > 0);
  const { accessPassword, from, dismiss } = useArrival(hadRole);
  const navigate = useNavigate();
  const asRecruiter = comesAsRecruiter(from);
  const [chosen, setChosen] = useState<readonly Role[] | null>(null);
  // A recruiter has no use for it; who came as one sees it only after choosing to seek a job as well.
  const shownPassword = asRecruiter && !chosen?.includes('jobSeeker') ? null : accessPassword;

  if (hadRole) return <Navigate to={paths.dashboard} replace />;

  const goOn = (role: readonly Role[]) => navigate(nextPath(role, from));

  async function handleChosen(role: readonly Role[]) {
    setChosen(role);
    if (asRecruiter && accessPassword !== null && role.includes('jobSeeker')) return;
    await goOn(role);
  }

  async function handleConfirmed() {
    dismiss();
    if (chosen) await goOn(chosen);
  }

  return (
    <PageFrame title="Willkommen" width="narrow">
      <Welcome username={user.username} asRecruiter={asRecruiter} onChosen={handleChosen} />
      <AccessPasswordDialog
        accessPassword={shownPassword}
        onConfirmed={() => void handleConfirmed()}
      />
    </PageFrame>
  );
}

function nextPath(role: readonly Role[], from: string | undefined): string {
  const goesOnAsRecruiter = role.includes('recruiter') && comesAsRecruiter(from);
  if (role.includes('jobSeeker') && !goesOnAsRecruiter) return paths.questionnaire;
  return from ?? paths.dashboard;
}

/** Before anything is painted, so that neither a reload nor the history shows the password again. */
function useArrival(hadRole: boolean) {
  const location = useLocation();
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const [arrival] = useState(() => readSignInState(location.state));
  const [accessPassword, setAccessPassword] = useState(() =>
    hadRole ? null : (arrival.accessPassword ?? query.get('accessPassword')),
  );
  const { pathname, search } = location;
  const { from } = arrival;
  const inAddress = query.has('accessPassword');
  const carriesSecret = inAddress || readSignInState(location.state).accessPassword !== undefined;

  useLayoutEffect(() => {
    if (inAddress) window.history.replaceState(window.history.state, '', pathname);
  }, [inAddress, pathname]);

  // The router hears of it a moment later: on a first load it does not listen yet during layout effects.
  useEffect(() => {
    // Somebody who has a role is led away, which takes it out as well.
    if (!carriesSecret || hadRole) return;
    const kept = new URLSearchParams(search);
    kept.delete('accessPassword');
    void navigate({ pathname, search: kept.toString() }, { replace: true, state: { from } });
  }, [carriesSecret, from, hadRole, navigate, pathname, search]);

  return {
    accessPassword,
    from,
    dismiss: () => setAccessPassword(null),
  };
}

function Welcome({
  username,
  asRecruiter,
  onChosen,
}: {
  username: string;
  asRecruiter: boolean;
  onChosen: (role: readonly Role[]) => Promise<void>;
}) {
  return (
    <>
      <PageHeader
        title={`Willkommen, ${username}!`}
        lead={
          asRecruiter
            ? 'Ein Schritt noch, dann geht es dort weiter, wo Sie waren.'
            : 'Eine Frage noch, dann kann es losgehen: Was führt Sie zu Inkognito?'
        }
      />
      <Card padding="large">
        <RoleForm
          preselected={asRecruiter ? ['recruiter'] : []}
          username={username}
          onChosen={onChosen}
        />
      </Card>
    </>
  );
}
