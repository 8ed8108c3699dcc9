import { z } from '@inkognito/shared/schema/zod';
import { usernameInput } from '@inkognito/shared/user';
import { roleChangeInput } from '@inkognito/shared/account';
import type { Role } from '@inkognito/shared/rules/codes';
import { useSuspenseQuery } from '@tanstack/react-query';
import styles from '../../auth/auth.module.css';
import { roleChoices } from '../../auth/signup/roleChoices.ts';
import { useServerForm } from '../../lib/form/useServerForm.ts';
import { Button } from '../../ui/Button.tsx';
import { ChoiceGroup } from '../../ui/field/ChoiceGroup.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { accountQuery, useChangeRoles, useChangeUsername } from '../account.queries.ts';
import { NewUsernameField } from '../../auth/fields.tsx';
import { useFreshIdentity } from '../../auth/freshIdentity.ts';

const chosenRole = roleChangeInput.pick({ role: true });
const withOwnName = chosenRole.extend(usernameInput.shape);
/** A name chosen at sign-up may be older than a rule that it breaks. */
const withKeptName = chosenRole.extend({ username: z.string() });

/** Sign-up by Google or LinkedIn gives everyone a name, so those are asked for their own beside the role. */
export function RoleForm({
  username,
  preselected,
  onChosen,
}: {
  username: string;
  preselected: readonly Role[];
  onChosen: (role: readonly Role[]) => Promise<void> | void;
}) {
  const { data: account } = useSuspenseQuery(accountQuery);
  const { mutateAsync: changeRoles } = useChangeRoles();
  const { mutateAsync: changeUsername } = useChangeUsername();
  const withFreshIdentity = useFreshIdentity();
  const { field, failure, busy, formProps } = useServerForm({
    schema: account.hasPassword ? withKeptName : withOwnName,
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
      {!account.hasPassword && <NewUsernameField {...field('username')} label="Ihr Benutzername" />}
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
