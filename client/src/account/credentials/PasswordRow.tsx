import { Form } from '../../ui/form/Form.tsx';
import type { AccountDto } from '@inkognito/shared/account';
import { type PasswordChangeInput, loginInput, passwordChangeInput } from '@inkognito/shared/auth';
import { providers } from '@inkognito/shared/codes';
import { useState } from 'react';
import { useServerForm } from '../../lib/form/useServerForm.ts';
import { Notice } from '../../ui/Notice.tsx';
import { PasswordField } from '../../ui/field/PasswordField.tsx';
import { useChangePassword } from '../../auth/credential.queries.ts';
import { NewPasswordField } from '../../auth/fields.tsx';
import { EditableRow } from './CredentialRow.tsx';
import styles from './Credentials.module.css';
import { providerNames } from '../../auth/provider/oauthRedirect.ts';

export function PasswordRow({ account }: { account: AccountDto }) {
  const { hasPassword } = account;
  const [saved, setSaved] = useState(false);

  return (
    <EditableRow
      label="Passwort"
      value={hasPassword ? 'Festgelegt' : 'Noch keines'}
      openLabel={hasPassword ? 'Passwort ändern' : 'Passwort festlegen'}
      form={(close) => (
        <PasswordForm account={account} onSaved={() => setSaved(true)} onClose={close} />
      )}
    >
      {saved && (
        <Notice tone="success" title="Ihr Passwort ist gespeichert.">
          Alle anderen Geräte sind abgemeldet.
        </Notice>
      )}
    </EditableRow>
  );
}

/** Required here; the call leaves it optional for accounts without a password. */
const changedPassword = passwordChangeInput.extend({
  currentPassword: loginInput.shape.password,
});
const firstPassword = passwordChangeInput.pick({ password: true });

function PasswordForm({
  account,
  onSaved,
  onClose,
}: {
  account: AccountDto;
  onSaved: () => void;
  onClose: () => void;
}) {
  const { hasPassword, earlyProviders } = account;
  const early = providers.filter((each) => earlyProviders[each]).map((each) => providerNames[each]);
  const changePassword = useChangePassword();
  const form = useServerForm<PasswordChangeInput, PasswordChangeInput>({
    schema: hasPassword ? changedPassword : firstPassword,
    defaultValues: {
      password: '',
      ...(hasPassword && { currentPassword: '' }),
    },
    save: async (change) => {
      await changePassword(change);
      onSaved();
      onClose();
    },
    fallback: 'Das Passwort wurde nicht gespeichert. Bitte versuchen Sie es erneut.',
    initialFocus: hasPassword ? 'currentPassword' : 'password',
  });

  return (
    <Form form={form} className={styles.form} submitLabel="Passwort speichern" onCancel={onClose}>
      {hasPassword && (
        <PasswordField {...form.field('currentPassword')} label="Bisheriges Passwort" required />
      )}
      <NewPasswordField {...form.field('password')} />
      {hasPassword && early.length > 0 && (
        <Notice tone="warning" title={`Wird getrennt: ${early.join(', ')}`}>
          Das wurde verbunden, bevor Ihre E-Mail-Adresse bestätigt war. Waren Sie es nicht selbst,
          kommt darüber sonst jemand anderes in Ihr Konto.
        </Notice>
      )}
      <p className={styles.soft}>Alle anderen Geräte werden dabei abgemeldet.</p>
    </Form>
  );
}
