import { Form } from '../../ui/form/Form.tsx';
import type { AccountDto } from '@inkognito/shared/account';
import { type PasswordChangeInput, loginInput, passwordChangeInput } from '@inkognito/shared/auth';
import { providers } from '@inkognito/shared/codes';
import { useState, type ComponentProps } from 'react';
import { useServerForm } from '../../lib/form/useServerForm.ts';
import { Notice } from '../../ui/Notice.tsx';
import { PasswordField } from '../../ui/field/PasswordField.tsx';
import { useChangePassword } from '../../auth/credential.queries.ts';
import { NewPasswordField } from '../../auth/fields.tsx';
import { EditableRow } from './CredentialRow.tsx';
import styles from './Credentials.module.css';
import { providerNames } from '../../auth/provider/oauthRedirect.ts';
import { CheckboxField } from '../../ui/field/CheckboxField.tsx';

export function PasswordRow({ account }: { account: AccountDto }) {
  const { hasPassword } = account;
  const [saved, setSaved] = useState(false);

  return (
    <EditableRow
      label="Passwort"
      value={hasPassword ? 'Festgelegt' : 'Noch keines'}
      openLabel={hasPassword ? 'Passwort ändern' : 'Passwort festlegen'}
      onOpen={() => setSaved(false)}
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
  const { hasPassword } = account;
  const changePassword = useChangePassword();
  const form = useServerForm<PasswordChangeInput, PasswordChangeInput>({
    schema: hasPassword ? changedPassword : firstPassword,
    defaultValues: {
      password: '',
      ...(hasPassword && { currentPassword: '' }),
      ...(hasPassword && hasEarlyProviders(account) && { keepProviders: false }),
    },
    save: async (change) => {
      await changePassword(change);
      onSaved();
      onClose();
    },
    fallback: 'Das Passwort wurde nicht gespeichert. Bitte versuchen Sie es erneut.',
    tellOutage: false,
    initialFocus: hasPassword ? 'currentPassword' : 'password',
  });

  return (
    <Form form={form} className={styles.form} submitLabel="Passwort speichern" onCancel={onClose}>
      {hasPassword && (
        <PasswordField {...form.field('currentPassword')} label="Bisheriges Passwort" required />
      )}
      <NewPasswordField {...form.field('password')} />
      {hasPassword && <ProvidersAfterChange account={account} keep={form.field('keepProviders')} />}
      <p className={styles.soft}>Alle anderen Geräte werden dabei abgemeldet.</p>
    </Form>
  );
}

const namesOf = (linked: AccountDto['providers']) =>
  providers.filter((provider) => linked[provider]).map((provider) => providerNames[provider]);

const hasEarlyProviders = ({ earlyProviders }: AccountDto) => namesOf(earlyProviders).length > 0;

function ProvidersAfterChange({
  account,
  keep,
}: {
  account: AccountDto;
  keep: Omit<ComponentProps<typeof CheckboxField>, 'label'>;
}) {
  const early = namesOf(account.earlyProviders);
  const staying = namesOf(account.providers).filter((name) => !early.includes(name));

  return (
    <>
      {staying.length > 0 && (
        <p className={styles.soft}>Weiterhin verbunden bleibt: {staying.join(', ')}.</p>
      )}
      {early.length > 0 && (
        <>
          <Notice tone="warning" title={`Wird getrennt: ${early.join(', ')}`}>
            Das wurde verbunden, bevor Ihre E-Mail-Adresse bestätigt war. Waren Sie es nicht selbst,
            kommt darüber sonst jemand anderes in Ihr Konto.
          </Notice>
          <CheckboxField
            {...keep}
            role="switch"
            look="card"
            label={`${early.join(' und ')} verbunden lassen`}
            hint="Nur, wenn Sie es selbst verbunden haben."
          />
        </>
      )}
    </>
  );
}
