import { useSignedInUser } from '../../user/currentUser.ts';
import { Form } from '../../ui/form/Form.tsx';
import { providers } from '@inkognito/shared/codes';
import { usernameInput } from '@inkognito/shared/user';
import { usePrefetchQuery, useSuspenseQuery } from '@tanstack/react-query';
import { providersQuery, accountQuery, useChangeEmail } from '../../auth/credential.queries.ts';
import { NewUsernameField } from '../../auth/fields.tsx';
import { useServerForm } from '../../lib/form/useServerForm.ts';
import { useChangeUsername } from '../account.queries.ts';
import { EditableRow } from './CredentialRow.tsx';
import { ProviderRow } from './ProviderRow.tsx';
import { PasswordRow } from './PasswordRow.tsx';
import { ActionButton } from '../../ui/form/ActionButton.tsx';
import { emailChangeInput } from '@inkognito/shared/auth';
import type { AccountDto } from '@inkognito/shared/account';
import { limits } from '@inkognito/shared/limits';
import { dayText } from '../../lib/wording.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { TextField } from '../../ui/field/TextField.tsx';
import { ConfirmFirst } from '../../auth/ConfirmFirst.tsx';
import { ResendButton } from '../../auth/ResendButton.tsx';
import { Cluster } from '../../ui/Stack.tsx';
import styles from './Credentials.module.css';
import * as drawings from '../../ui/drawings.ts';

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
    save: ({ username }) => changeUsername(username).then(onClose),
    fallback: 'Der Benutzername wurde nicht geändert. Bitte versuchen Sie es erneut.',
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

function EmailRow({ account }: { account: AccountDto }) {
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
            <Badge
              tone={emailVerified ? 'success' : 'warning'}
              icon={emailVerified ? drawings.check : drawings.warning}
            >
              {emailVerified ? 'bestätigt' : 'noch nicht bestätigt'}
            </Badge>
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
        <Cluster>
          <ResendButton send={() => changeEmail(address)} />
          {account.email !== '' && (
            <ActionButton variant="quiet" size="small" action={() => changeEmail(account.email)}>
              Bisherige Adresse behalten
            </ActionButton>
          )}
        </Cluster>
      }
    >
      Sie gilt, sobald Sie den Link öffnen, den wir dorthin geschickt haben. Bis dahin bleibt alles
      beim Alten.
    </Notice>
  );
}

function Unverified({ hasAddress }: { hasAddress: boolean }) {
  return hasAddress ? (
    <ConfirmFirst>
      Ohne Bestätigung können wir Ihnen kein neues Passwort schicken, wenn Sie Ihres vergessen.
    </ConfirmFirst>
  ) : (
    <p className={styles.soft}>
      Ohne Adresse können wir Ihnen kein neues Passwort schicken, wenn Sie Ihres vergessen. Hatten
      Sie hier eine angegeben? Dann wurde sie für ein anderes Konto bestätigt und gehört nun
      dorthin.
    </p>
  );
}

function EmailForm({ onClose }: { onClose: () => void }) {
  const changeEmail = useChangeEmail();
  const form = useServerForm({
    schema: emailChangeInput,
    defaultValues: { email: '' },
    save: ({ email }) => changeEmail(email).then(onClose),
    fallback: 'Die Adresse wurde nicht geändert. Bitte versuchen Sie es erneut.',
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
