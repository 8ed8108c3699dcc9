import { ActionButton } from '../../ui/form/ActionButton.tsx';
import { Form } from '../../ui/form/Form.tsx';
import { emailChangeInput } from '@inkognito/shared/auth';
import type { AccountDto } from '@inkognito/shared/account';
import { limits } from '@inkognito/shared/limits';
import { dayText } from '../../lib/wording.ts';
import { useServerForm } from '../../lib/form/useServerForm.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Notice } from '../../ui/Notice.tsx';
import * as drawings from '../../ui/drawings.ts';
import { TextField } from '../../ui/field/TextField.tsx';
import { useChangeEmail } from '../../auth/credential.queries.ts';
import { EditableRow } from './CredentialRow.tsx';
import styles from './Credentials.module.css';
import { ResendButton } from '../../auth/ResendButton.tsx';

export function EmailRow({ account }: { account: AccountDto }) {
  const { email, emailVerified, pendingEmail, endsAt } = account;

  return (
    <EditableRow
      label="E-Mail-Adresse"
      value={
        email === '' ? (
          'Keine E-Mail-Adresse'
        ) : (
          <>
            <span>{email}</span>
            {emailVerified ? (
              <Badge tone="success" icon={drawings.check}>
                bestätigt
              </Badge>
            ) : (
              <Badge tone="warning" icon={drawings.warning}>
                noch nicht bestätigt
              </Badge>
            )}
          </>
        )
      }
      openLabel={email === '' ? 'E-Mail-Adresse hinzufügen' : 'E-Mail-Adresse ändern'}
      form={(close) => <EmailForm onClose={close} />}
    >
      {pendingEmail !== null && <PendingEmail account={account} address={pendingEmail} />}
      {pendingEmail === null && !emailVerified && <Unverified hasAddress={email !== ''} />}
      {endsAt !== null && (
        <p className={styles.soft}>
          Solange keine Adresse bestätigt ist, löschen wir Ihr Konto, wenn Sie es{' '}
          {limits.unusedDays} Tage lang nicht benutzen: zurzeit am {dayText(endsAt)}.
        </p>
      )}
    </EditableRow>
  );
}

function PendingEmail({ account, address }: { account: AccountDto; address: string }) {
  const changeEmail = useChangeEmail();

  return (
    <Notice
      title={`Neue Adresse: ${address}`}
      action={
        <div className={styles.buttons}>
          <ResendButton send={() => changeEmail(address)} />
          {account.email !== '' && (
            <ActionButton variant="quiet" size="small" action={() => changeEmail(account.email)}>
              Bisherige Adresse behalten
            </ActionButton>
          )}
        </div>
      }
    >
      Sie gilt, sobald Sie den Link öffnen, den wir dorthin geschickt haben. Bis dahin bleibt alles
      beim Alten.
    </Notice>
  );
}

function Unverified({ hasAddress }: { hasAddress: boolean }) {
  if (!hasAddress) {
    return (
      <p className={styles.soft}>
        Ohne Adresse können wir Ihnen kein neues Passwort schicken, wenn Sie Ihres vergessen. Hatten
        Sie hier eine angegeben? Dann wurde sie für ein anderes Konto bestätigt und gehört nun
        dorthin.
      </p>
    );
  }
  return (
    <div className={styles.unverified}>
      <p className={styles.soft}>
        Ohne Bestätigung können wir Ihnen kein neues Passwort schicken, wenn Sie Ihres vergessen.
      </p>
      <ResendButton />
    </div>
  );
}

function EmailForm({ onClose }: { onClose: () => void }) {
  const changeEmail = useChangeEmail();
  const form = useServerForm({
    schema: emailChangeInput,
    defaultValues: { email: '' },
    save: async ({ email }) => {
      await changeEmail(email);
      onClose();
    },
    fallback: 'Die Adresse wurde nicht geändert. Bitte versuchen Sie es erneut.',
    tellOutage: false,
    initialFocus: 'email',
  });

  return (
    <Form form={form} className={styles.form} submitLabel="Adresse ändern" onCancel={onClose}>
      <TextField
        {...form.field('email')}
        type="email"
        label="Neue E-Mail-Adresse"
        hint="Wir schicken einen Link dorthin. Erst wenn Sie ihn öffnen, gilt die neue Adresse."
        autoComplete="email"
        required
      />
    </Form>
  );
}
