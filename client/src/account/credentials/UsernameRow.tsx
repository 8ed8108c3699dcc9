import { usernameInput } from '@inkognito/shared/user';
import { useServerForm } from '../../lib/form/useServerForm.ts';
import { Button } from '../../ui/Button.tsx';
import { useChangeUsername } from '../account.queries.ts';
import { useFreshIdentity } from '../../auth/freshIdentity.ts';
import { NewUsernameField } from '../../auth/fields.tsx';
import { CredentialRow, CredentialForm, useOpenForm } from './CredentialRow.tsx';
import styles from './Credentials.module.css';

export function UsernameRow({ username }: { username: string }) {
  const { isOpen, opener, open, close } = useOpenForm();

  return (
    <CredentialRow
      label="Benutzername"
      value={username}
      action={
        !isOpen && (
          <Button ref={opener} variant="secondary" size="small" onClick={open}>
            Benutzernamen ändern
          </Button>
        )
      }
    >
      {isOpen && <UsernameForm onClose={close} />}
    </CredentialRow>
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
