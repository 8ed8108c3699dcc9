import { Form } from '../../ui/form/Form.tsx';
import { roleChangeInput } from '@inkognito/shared/account';
import { usernameInput } from '@inkognito/shared/user';
import type { Role } from '@inkognito/shared/codes';
import { paths } from '@inkognito/shared/pages';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { NewUsernameField } from '../../auth/fields.tsx';
import { useServerForm } from '../../lib/form/useServerForm.ts';
import { hasPastedMessage } from '../../lib/form/draft.ts';
import { Notice } from '../../ui/Notice.tsx';
import { Stack } from '../../ui/Stack.tsx';
import { Card } from '../../ui/Card.tsx';
import { Page } from '../../ui/page/PageFrame.tsx';
import { useSignedInUser } from '../../user/currentUser.ts';
import { AccessPasswordDialog } from '../../auth/signup/AccessPasswordDialog.tsx';
import { comesAsRecruiter, readSignInState } from '../../auth/signInState.ts';
import { accountQuery, useChangeRoles } from '../../auth/credential.queries.ts';
import { useTakenQuery } from '../../auth/useTakenFromAddress.ts';
import { useChangeUsername } from '../account.queries.ts';
import { RoleChoice } from '../AccountRoles.tsx';

export default function WelcomePage() {
  const { role } = useSignedInUser();
  // Fixed on arrival: choosing a role here must not redirect before the form navigates.
  const [hadRole] = useState(role.length > 0);
  return hadRole ? <Navigate to={paths.dashboard} replace /> : <Welcome />;
}

function Welcome() {
  const { _id, username } = useSignedInUser();
  const state: unknown = useLocation().state;
  const [arrival] = useState(() => readSignInState(state));
  const { from, role: said } = arrival;
  const query = useTakenQuery(
    { from, role: said },
    readSignInState(state).accessPassword !== undefined,
  );
  const [accessPassword, setAccessPassword] = useState(
    arrival.accessPassword ?? query.get('accessPassword'),
  );
  const [chosen, setChosen] = useState<readonly Role[] | null>(null);
  const navigate = useNavigate();
  const asRecruiter = comesAsRecruiter(from);
  const messageWaits = hasPastedMessage(_id);
  const likely = said ?? (asRecruiter ? 'recruiter' : messageWaits && 'jobSeeker');
  const changeRoles = useChangeRoles();

  const goOn = (role: readonly Role[]) => navigate(nextPath(role, from));

  /** A job seeker whose link said so is asked nothing more. */
  async function handleConfirmed() {
    if (said === 'jobSeeker') {
      await changeRoles({ role: [said], action: 'add' });
      await goOn([said]);
      return;
    }
    setAccessPassword(null);
    if (chosen) await goOn(chosen);
  }

  async function handleChosen(role: readonly Role[]) {
    setChosen(role);
    if (asRecruiter && accessPassword !== null && role.includes('jobSeeker')) return;
    await goOn(role);
  }

  return (
    <Page title="Willkommen" width="narrow" heading={`Willkommen, ${username}!`}>
      <Stack>
        {messageWaits && (
          <Notice>
            Ihre eingefügte Nachricht wartet: Nach dem Fragebogen prüfen wir sie mit Ihren Wünschen.
          </Notice>
        )}
        <Card padding="large">
          <RoleForm preselected={likely ? [likely] : []} onChosen={handleChosen} />
        </Card>
      </Stack>
      <AccessPasswordDialog
        // Recruiters need none unless they choose to seek a job as well.
        accessPassword={asRecruiter && !chosen?.includes('jobSeeker') ? null : accessPassword}
        onConfirmed={handleConfirmed}
      />
    </Page>
  );
}

/** The wishes come first: a pasted message is compared with them. */
function nextPath(role: readonly Role[], from: string | undefined): string {
  const goesOnAsRecruiter = role.includes('recruiter') && comesAsRecruiter(from);
  if (role.includes('jobSeeker') && !goesOnAsRecruiter) return paths.questionnaire;
  return from ?? paths.dashboard;
}

const chosenRole = roleChangeInput.pick({ role: true }).extend(usernameInput.shape);

/** Google and LinkedIn sign-ups get a generated name, so this form also asks for one. */
function RoleForm({
  preselected,
  onChosen,
}: {
  preselected: Role[];
  onChosen: (role: readonly Role[]) => Promise<void>;
}) {
  const { username } = useSignedInUser();
  const { hasPassword } = useSuspenseQuery(accountQuery).data;
  const changeRoles = useChangeRoles();
  const changeUsername = useChangeUsername();
  const form = useServerForm({
    schema: chosenRole,
    defaultValues: { username, role: preselected },
    save: async ({ username: chosen, role }) => {
      if (chosen !== username) await changeUsername(chosen);
      await changeRoles({ role, action: 'add' });
      await onChosen(role);
    },
  });

  return (
    <Form form={form} gap="roomy" submitLabel="Weiter" size="large" wide>
      {!hasPassword && <NewUsernameField {...form.field('username')} label="Ihr Benutzername" />}
      <RoleChoice
        {...form.field('role')}
        legend="Was führt Sie zu Inkognito?"
        hint="Beides geht, auch später noch."
      />
    </Form>
  );
}
