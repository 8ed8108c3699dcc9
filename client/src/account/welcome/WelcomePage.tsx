import { Form } from '../../ui/form/Form.tsx';
import { roleChangeInput } from '@inkognito/shared/account';
import { z } from '@inkognito/shared/schema/zod';
import { usernameInput } from '@inkognito/shared/user';
import type { Role } from '@inkognito/shared/codes';
import { paths } from '@inkognito/shared/pages';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useState } from 'react';
import { Navigate, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { NewUsernameField } from '../../auth/fields.tsx';
import { useServerForm } from '../../lib/form/useServerForm.ts';
import { hasPastedMessage } from '../../lib/form/draft.ts';
import { Notice } from '../../ui/Notice.tsx';
import { Stack } from '../../ui/Stack.tsx';
import { Card } from '../../ui/Card.tsx';
import { PageFrame } from '../../ui/page/PageFrame.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { useSignedInUser } from '../../user/currentUser.ts';
import { AccessPasswordDialog } from '../../auth/signup/AccessPasswordDialog.tsx';
import { comesAsRecruiter, readSignInState } from '../../auth/signInState.ts';
import { accountQuery } from '../../auth/credential.queries.ts';
import { useChangeRoles, useChangeUsername } from '../account.queries.ts';
import { RoleChoice } from '../AccountRoles.tsx';

export default function WelcomePage() {
  const user = useSignedInUser();
  // Fixed on arrival: choosing a role here must not redirect before the form navigates.
  const [hadRole] = useState(user.role.length > 0);
  const { accessPassword, from, dismiss } = useArrival(hadRole);
  const navigate = useNavigate();
  const asRecruiter = comesAsRecruiter(from);
  const [chosen, setChosen] = useState<readonly Role[] | null>(null);
  // Recruiters need no access password unless they choose to seek a job as well.
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
      <Welcome
        username={user.username}
        asRecruiter={asRecruiter}
        from={from}
        onChosen={handleChosen}
      />
      <AccessPasswordDialog
        accessPassword={shownPassword}
        onConfirmed={() => void handleConfirmed()}
      />
    </PageFrame>
  );
}

/** The wishes come first: a pasted message is compared with them. */
function nextPath(role: readonly Role[], from: string | undefined): string {
  const goesOnAsRecruiter = role.includes('recruiter') && comesAsRecruiter(from);
  if (role.includes('jobSeeker') && !goesOnAsRecruiter) return paths.questionnaire;
  return from ?? paths.dashboard;
}

/** Removed before the first paint, so that neither a reload nor the history shows the password again. */
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

  // A normal effect: on first load the router does not listen yet during layout effects.
  useEffect(() => {
    // An account with a role is redirected, which removes it too.
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
  from,
  onChosen,
}: {
  username: string;
  asRecruiter: boolean;
  from: string | undefined;
  onChosen: (role: readonly Role[]) => Promise<void>;
}) {
  const { _id } = useSignedInUser();
  const messageWaits = hasPastedMessage(_id);
  const likely: Role | false = asRecruiter ? 'recruiter' : messageWaits && 'jobSeeker';
  return (
    <>
      <PageHeader
        title={`Willkommen, ${username}!`}
        lead={
          asRecruiter
            ? `Ein Schritt noch, dann ${from === paths.newJob ? 'schreiben Sie Ihre erste Stelle aus' : 'geht es dort weiter, wo Sie waren'}.`
            : 'Eine Frage noch, dann kann es losgehen: Was führt Sie zu Inkognito?'
        }
      />
      <Stack>
        {messageWaits && (
          <Notice>
            Ihre eingefügte Nachricht wartet: Nach dem Fragebogen prüfen wir sie mit Ihren Wünschen.
          </Notice>
        )}
        <Card padding="large">
          <RoleForm preselected={likely ? [likely] : []} username={username} onChosen={onChosen} />
        </Card>
      </Stack>
    </>
  );
}

const chosenRole = roleChangeInput.pick({ role: true });
const withOwnName = chosenRole.extend(usernameInput.shape);
/** The name chosen at sign-up may predate a rule that it breaks. */
const withKeptName = chosenRole.extend({ username: z.string() });

/** Google and LinkedIn sign-ups get a generated name, so this form also asks for one. */
function RoleForm({
  username,
  preselected,
  onChosen,
}: {
  username: string;
  preselected: readonly Role[];
  onChosen: (role: readonly Role[]) => Promise<void> | void;
}) {
  const { data: account } = useSuspenseQuery(accountQuery);
  const changeRoles = useChangeRoles();
  const changeUsername = useChangeUsername();
  const form = useServerForm({
    schema: account.hasPassword ? withKeptName : withOwnName,
    defaultValues: { username, role: [...preselected] },
    save: async ({ username: chosen, role }) => {
      if (chosen !== username) await changeUsername(chosen);
      await changeRoles({ role, action: 'add' });
      await onChosen(role);
    },
    tellOutage: false,
  });

  return (
    <Form form={form} gap="roomy" submitLabel="Weiter" size="large" wide>
      {!account.hasPassword && (
        <NewUsernameField {...form.field('username')} label="Ihr Benutzername" />
      )}
      <RoleChoice
        {...form.field('role')}
        legend="Ihre Rolle"
        hint="Sie können beide wählen und das später unter „Konto“ ändern."
      />
    </Form>
  );
}
