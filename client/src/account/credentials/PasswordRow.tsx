import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNativeForm } from '../../lib/useNativeForm.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { PasswordField } from '../../ui/field/PasswordField.tsx';
import { changePassword } from '../../auth/credential.queries.ts';
import { failureText } from '../../lib/failure.ts';
import { useFreshIdentity } from '../identity/freshIdentity.ts';
import { CredentialRow } from './CredentialRow.tsx';
import styles from './Credentials.module.css';
import { focusOnArrival, useOpenForm } from './useOpenForm.ts';

/** The password, or the way to a first one for who signs in by Google or LinkedIn alone. */
export function PasswordRow({ hasPassword }: { hasPassword: boolean }) {
  const { isOpen, opener, open, close } = useOpenForm();
  const [saved, setSaved] = useState(false);

  return (
    <CredentialRow
      label="Passwort"
      value={hasPassword ? 'Festgelegt' : 'Noch keines'}
      action={
        !isOpen && (
          <Button
            ref={opener}
            variant="secondary"
            size="small"
            onClick={() => {
              setSaved(false);
              open();
            }}
          >
            {hasPassword ? 'Passwort ändern' : 'Passwort festlegen'}
          </Button>
        )
      }
    >
      {isOpen && (
        <PasswordForm hasPassword={hasPassword} onSaved={() => setSaved(true)} onClose={close} />
      )}
      {saved && (
        <Notice tone="success" title="Ihr Passwort ist gespeichert.">
          Alle anderen Geräte sind abgemeldet.
        </Notice>
      )}
    </CredentialRow>
  );
}

const loadForms = () => import('../account.form.ts');
const loadChanged = () => loadForms().then(({ changedPasswordForm }) => changedPasswordForm);
const loadFirst = () => loadForms().then(({ firstPasswordForm }) => firstPasswordForm);

const notSaved = 'Das Passwort wurde nicht gespeichert. Bitte versuchen Sie es erneut.';

function PasswordForm({
  hasPassword,
  onSaved,
  onClose,
}: {
  hasPassword: boolean;
  onSaved: () => void;
  onClose: () => void;
}) {
  const queryClient = useQueryClient();
  const withFreshIdentity = useFreshIdentity();
  const { errors, failure, busy, formProps } = useNativeForm<Parameters<typeof changePassword>[1]>({
    loadSchema: hasPassword ? loadChanged : loadFirst,
    send: async (change) => {
      await withFreshIdentity(() => changePassword(queryClient, change));
      onSaved();
      onClose();
    },
    whenRefused: (error) => failureText(error, notSaved, notSaved),
  });

  return (
    <form className={styles.form} {...formProps}>
      {hasPassword && (
        <PasswordField
          name="currentPassword"
          label="Bisheriges Passwort"
          required
          ref={focusOnArrival}
          error={errors.currentPassword}
        />
      )}
      <PasswordField
        name="password"
        label="Neues Passwort"
        hint="Mindestens 10 Zeichen. Ein Satz aus mehreren Wörtern ist sicher und leicht zu merken."
        required
        ref={hasPassword ? undefined : focusOnArrival}
        autoComplete="new-password"
        error={errors.password}
      />
      <p className={styles.soft}>Alle anderen Geräte werden dabei abgemeldet.</p>
      {failure !== null && <Notice tone="danger">{failure}</Notice>}
      <div className={styles.buttons}>
        <Button type="submit" busy={busy}>
          Passwort speichern
        </Button>
        <Button variant="secondary" onClick={onClose}>
          Abbrechen
        </Button>
      </div>
    </form>
  );
}
