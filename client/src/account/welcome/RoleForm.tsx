import { usernameInput } from '@inkognito/shared/user';
import { roleChangeInput } from '@inkognito/shared/account';
import type { Role } from '@inkognito/shared/rules/codes';
import { useSuspenseQuery } from '@tanstack/react-query';
import styles from '../../auth/auth.module.css';
import { roleChoices } from '../../auth/signup/roleChoices.ts';
import { type FieldProps, useServerForm } from '../../lib/form/useServerForm.ts';
import { Button } from '../../ui/Button.tsx';
import { ChoiceGroup } from '../../ui/field/ChoiceGroup.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { accountQuery, useChangeRoles, useChangeUsername } from '../account.queries.ts';
import { useFreshIdentity } from '../../auth/freshIdentity.ts';
import { UsernameField } from '../username/UsernameField.tsx';

type Props = {
  preselected: readonly Role[];
  onChosen: (role: readonly Role[]) => Promise<void> | void;
};

/** Who came by Google or LinkedIn chose no name, and is asked for one beside the role. */
export function RoleForm({ username, ...rest }: Props & { username: string }) {
  const { data: account } = useSuspenseQuery(accountQuery);
  return account.hasPassword ? (
    <RoleAlone {...rest} />
  ) : (
    <RoleAndName {...rest} username={username} />
  );
}

const roleSchema = roleChangeInput.pick({ role: true });
const bothSchema = roleSchema.extend(usernameInput.shape);

function RoleAlone({ preselected, onChosen }: Props) {
  const { mutateAsync: changeRoles } = useChangeRoles();
  const { field, failure, busy, formProps } = useServerForm({
    schema: roleSchema,
    defaultValues: { role: [...preselected] },
    save: async ({ role }) => {
      await changeRoles({ role, action: 'add' });
      await onChosen(role);
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

function RoleAndName({ preselected, onChosen, username }: Props & { username: string }) {
  const { mutateAsync: changeRoles } = useChangeRoles();
  const { mutateAsync: changeUsername } = useChangeUsername();
  const withFreshIdentity = useFreshIdentity();
  const { field, failure, busy, formProps } = useServerForm({
    schema: bothSchema,
    defaultValues: { username, role: [...preselected] },
    save: async ({ username: chosen, role }) => {
      if (chosen !== username) await withFreshIdentity(() => changeUsername(chosen));
      await changeRoles({ role, action: 'add' });
      await onChosen(role);
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
