import { roleChangeInput } from '@inkognito/shared/account';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Navigate, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { zodResolver } from '@hookform/resolvers/zod';
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
import { failureText } from '../../lib/failure.ts';
import { changeRoles } from '../account.queries.ts';

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
 * Takes what this navigation brought along and removes it from the history and the address before anything is
 * painted, so that a reload does not show the password again. A password in the query counts only on our own
 * return from a provider; a link that anybody could have written must not show one.
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

const failed = 'Ein Fehler ist aufgetreten. Bitte versuchen Sie es erneut.';

function RoleForm({ from }: { from: string | undefined }) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const [failure, setFailure] = useState<string | null>(null);
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(roleChangeInput.pick({ role: true })),
    defaultValues: { role: [] },
  });

  const submit = handleSubmit(async ({ role }) => {
    setFailure(null);
    try {
      await changeRoles(queryClient, role, 'add');
      await navigate(role.includes('jobSeeker') ? paths.questionnaire : (from ?? paths.dashboard));
    } catch (error) {
      setFailure(failureText(error, failed, failed));
    }
  });

  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <ChoiceGroup
        {...register('role')}
        type="checkbox"
        legend="Ihre Rolle"
        hint="Sie können beide wählen und das später unter „Konto“ ändern."
        required
        error={formState.errors.role?.message}
        options={roleChoices}
      />
      {failure !== null && <Notice tone="danger">{failure}</Notice>}
      <Button type="submit" size="large" busy={formState.isSubmitting}>
        Weiter
      </Button>
    </form>
  );
}
