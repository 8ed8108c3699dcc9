import { providers } from '@inkognito/shared/auth';
import { usernameInput } from '@inkognito/shared/user';
import { usePrefetchQuery, useSuspenseQuery } from '@tanstack/react-query';
import { providersQuery } from '../../auth/credential.queries.ts';
import { NewUsernameField } from '../../auth/fields.tsx';
import { useFreshIdentity } from '../../auth/freshIdentity.ts';
import { useServerForm } from '../../lib/form/useServerForm.ts';
import { accountQuery, useChangeUsername } from '../account.queries.ts';
import { CredentialForm, EditableRow } from './CredentialRow.tsx';
import { ProviderRow } from './ProviderRow.tsx';
import styles from './Credentials.module.css';
import { EmailRow } from './EmailRow.tsx';
import { PasswordRow } from './PasswordRow.tsx';

export function Credentials({ username }: { username: string }) {
  usePrefetchQuery(providersQuery);
  const { data: account } = useSuspenseQuery(accountQuery);
  const { data: setUp } = useSuspenseQuery(providersQuery);

  return (
    <ul className={styles.rows}>
      <UsernameRow username={username} />
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

function UsernameRow({ username }: { username: string }) {
  return (
    <EditableRow
      label="Benutzername"
      value={username}
      openLabel="Benutzernamen ändern"
      form={(close) => <UsernameForm onClose={close} />}
    />
  );
}

function UsernameForm({ onClose }: { onClose: () => void }) {
  const withFreshIdentity = useFreshIdentity();
  const { mutateAsync: changeUsername } = useChangeUsername();
  const form = useServerForm({
    schema: usernameInput,
    defaultValues: { username: '' },
    save: async ({ username }) => {
      await withFreshIdentity(() => changeUsername(username));
      onClose();
    },
    fallback: 'Der Benutzername wurde nicht geändert. Bitte versuchen Sie es erneut.',
    tellOutage: false,
    initialFocus: 'username',
  });

  return (
    <CredentialForm form={form} submitLabel="Namen ändern" onClose={onClose}>
      <p className={styles.soft}>
        Alte Links zu Ihrem Profil führen danach nirgendwohin, auch die mit Schlüssel, und anmelden
        können Sie sich nur noch mit dem neuen Namen. Den alten bekommt ein Jahr lang niemand, auch
        Sie nicht. Ändern können Sie Ihren Benutzernamen zweimal in 30 Tagen.
      </p>
      <NewUsernameField {...form.field('username')} label="Neuer Benutzername" />
    </CredentialForm>
  );
}
