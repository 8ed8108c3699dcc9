import { useEffect, useLayoutEffect, useState } from 'react';
import { Navigate, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { useServerForm } from '../../lib/form/useServerForm.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { ChoiceGroup } from '../../ui/field/ChoiceGroup.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { PageFrame } from '../../ui/page/PageFrame.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { useSignedInUser } from '../../user/currentUser.ts';
import styles from '../../auth/auth.module.css';
import { AccessPasswordDialog } from '../../auth/signup/AccessPasswordDialog.tsx';
import { roleChoices } from '../../auth/signup/roleChoices.ts';
import { readSignInState } from '../../auth/signInState.ts';
import { useChangeRoles } from '../account.queries.ts';

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
        <RoleForm from={from} />
      </Card>
    </>
  );
}

const schema = () => import('../account.form.ts').then(({ roleForm }) => roleForm);

function RoleForm({ from }: { from: string | undefined }) {
  const { mutateAsync: changeRoles } = useChangeRoles();
  const navigate = useNavigate();
  const { field, failure, busy, formProps } = useServerForm({
    schema,
    defaultValues: { role: [] },
    save: async ({ role }) => {
      await changeRoles({ role, action: 'add' });
      await navigate(role.includes('jobSeeker') ? paths.questionnaire : (from ?? paths.dashboard));
    },
    tellOutage: false,
  });

  return (
    <form className={styles.form} {...formProps}>
      <ChoiceGroup
        {...field('role')}
        type="checkbox"
        legend="Ihre Rolle"
        hint="Sie können beide wählen und das später unter „Konto“ ändern."
        required
        options={roleChoices}
      />
      {failure !== null && <Notice tone="danger">{failure}</Notice>}
      <Button type="submit" size="large" busy={busy}>
        Weiter
      </Button>
    </form>
  );
}
