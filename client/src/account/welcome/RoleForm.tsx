import { useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import styles from '../../auth/auth.module.css';
import { roleChoices } from '../../auth/signup/roleChoices.ts';
import { type FieldProps, useServerForm } from '../../lib/form/useServerForm.ts';
import { paths } from '../../lib/paths.ts';
import { Button } from '../../ui/Button.tsx';
import { ChoiceGroup } from '../../ui/field/ChoiceGroup.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { accountQuery, useChangeRoles, useChangeUsername } from '../account.queries.ts';
import { useFreshIdentity } from '../identity/freshIdentity.ts';
import { UsernameField } from '../username/UsernameField.tsx';

type Props = { from: string | undefined };

/** Who came by Google or LinkedIn chose no name, and is asked for one beside the role. */
export function RoleForm({ from, username }: Props & { username: string }) {
  const { data: account } = useSuspenseQuery(accountQuery);
  return account.hasPassword ? (
    <RoleAlone from={from} />
  ) : (
    <RoleAndName from={from} username={username} />
  );
}

const roleSchema = () => import('../account.form.ts').then(({ roleForm }) => roleForm);
const bothSchema = () => import('../account.form.ts').then(({ welcomeForm }) => welcomeForm);

function RoleAlone({ from }: Props) {
  const { mutateAsync: changeRoles } = useChangeRoles();
  const navigate = useNavigate();
  const { field, failure, busy, formProps } = useServerForm({
    schema: roleSchema,
    defaultValues: { role: [] },
    save: async ({ role }) => {
      await changeRoles({ role, action: 'add' });
      await navigate(nextPath(role, from));
    },
    tellOutage: false,
  });

  return (
    <form className={styles.form} {...formProps}>
      <RoleChoice {...field('role')} />
      <Send failure={failure} busy={busy} />
    </form>
  );
}

function RoleAndName({ from, username }: Props & { username: string }) {
  const { mutateAsync: changeRoles } = useChangeRoles();
  const { mutateAsync: changeUsername } = useChangeUsername();
  const withFreshIdentity = useFreshIdentity();
  const navigate = useNavigate();
  const { field, failure, busy, formProps } = useServerForm({
    schema: bothSchema,
    defaultValues: { username, role: [] },
    save: async ({ username: chosen, role }) => {
      if (chosen !== username) await withFreshIdentity(() => changeUsername(chosen));
      await changeRoles({ role, action: 'add' });
      await navigate(nextPath(role, from));
    },
    tellOutage: false,
  });

  return (
    <form className={styles.form} {...formProps}>
      <UsernameField label="Ihr Benutzername" {...field('username')} />
      <RoleChoice {...field('role')} />
      <Send failure={failure} busy={busy} />
    </form>
  );
}

function nextPath(role: readonly string[], from: string | undefined): string {
  return role.includes('jobSeeker') ? paths.questionnaire : (from ?? paths.dashboard);
}

function RoleChoice(field: FieldProps) {
  return (
    <ChoiceGroup
      {...field}
      type="checkbox"
      legend="Ihre Rolle"
      hint="Sie können beide wählen und das später unter „Konto“ ändern."
      required
      options={roleChoices}
    />
  );
}

function Send({ failure, busy }: { failure: string | null; busy: boolean }) {
  return (
    <>
      {failure !== null && <Notice tone="danger">{failure}</Notice>}
      <Button type="submit" size="large" busy={busy}>
        Weiter
      </Button>
    </>
  );
}
