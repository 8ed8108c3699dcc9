import { useSignedInUser } from '../../user/currentUser.ts';
import { Form } from '../../ui/form/Form.tsx';
import { providers } from '@inkognito/shared/codes';
import { usernameInput } from '@inkognito/shared/user';
import { usePrefetchQuery, useSuspenseQuery } from '@tanstack/react-query';
import { providersQuery, accountQuery } from '../../auth/credential.queries.ts';
import { NewUsernameField } from '../../auth/fields.tsx';
import { useServerForm } from '../../lib/form/useServerForm.ts';
import { useChangeUsername } from '../account.queries.ts';
import { EditableRow } from './CredentialRow.tsx';
import { ProviderRow } from './ProviderRow.tsx';
import styles from './Credentials.module.css';
import { EmailRow } from './EmailRow.tsx';
import { PasswordRow } from './PasswordRow.tsx';

export function Credentials() {
  const { username } = useSignedInUser();
  usePrefetchQuery(providersQuery);
  const { data: account } = useSuspenseQuery(accountQuery);
  const { data: setUp } = useSuspenseQuery(providersQuery);

  return (
    <ul className={styles.rows}>
      <EditableRow
        label="Benutzername"
        value={username}
        openLabel="Benutzernamen ändern"
        form={(close) => <UsernameForm onClose={close} />}
      />
      <EmailRow account={account} />
      <PasswordRow account={account} />
      {providers.map((provider) => (
        <ProviderRow
          key={provider}
          provider={provider}
          account={account}
          isSetUp={setUp[provider]}
        />
      ))}
    </ul>
  );
}

function UsernameForm({ onClose }: { onClose: () => void }) {
  const changeUsername = useChangeUsername();
  const form = useServerForm({
    schema: usernameInput,
    defaultValues: { username: '' },
    save: async ({ username }) => {
      await changeUsername(username);
      onClose();
    },
    fallback: 'Der Benutzername wurde nicht geändert. Bitte versuchen Sie es erneut.',
    tellOutage: false,
    initialFocus: 'username',
  });

  return (
    <Form form={form} className={styles.form} submitLabel="Namen ändern" onCancel={onClose}>
      <p className={styles.soft}>
        Alte Links zu Ihrem Profil führen danach nirgendwohin, auch die mit Schlüssel, und anmelden
        können Sie sich nur noch mit dem neuen Namen. Den alten bekommt ein Jahr lang niemand, auch
        Sie nicht. Ändern können Sie Ihren Benutzernamen zweimal in 30 Tagen.
      </p>
      <NewUsernameField {...form.field('username')} label="Neuer Benutzername" />
    </Form>
  );
}
