import { passwordResetInput } from '@inkognito/shared/auth';
import { paths } from '@inkognito/shared/pages';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useServerForm } from '../../lib/form/useServerForm.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Form } from '../../ui/form/Form.tsx';
import styles from '../auth.module.css';
import { useResetPassword } from '../auth.queries.ts';
import { NewPasswordField } from '../fields.tsx';
import { MailedLinkPage } from './MailedLinkPage.tsx';

/** The token is in the fragment, which is never sent to a server. */
export default function ResetPasswordPage() {
  return (
    <MailedLinkPage
      page="resetPassword"
      title="Neues Passwort"
      heading="Neues Passwort wählen"
      incomplete={{
        action: <ButtonLink to={paths.forgotPassword}>Neuen Link anfordern</ButtonLink>,
      }}
    >
      {(token) => <NewPasswordForm token={token} />}
    </MailedLinkPage>
  );
}

const schema = passwordResetInput.pick({ password: true });

function NewPasswordForm({ token }: { token: string }) {
  const [isChanged, setChanged] = useState(false);
  const resetPassword = useResetPassword();
  const form = useServerForm({
    schema,
    defaultValues: { password: '' },
    save: async ({ password }) => {
      await resetPassword({ token, password });
      setChanged(true);
    },
  });

  if (isChanged) {
    return (
      <Notice
        tone="success"
        title="Ihr Passwort ist geändert."
        action={<ButtonLink to={paths.login}>Jetzt anmelden</ButtonLink>}
      >
        Sie sind jetzt auf allen Geräten abgemeldet.
      </Notice>
    );
  }
  return (
    <Form
      form={form}
      gap="roomy"
      failureAction={<Link to={paths.forgotPassword}>Neuen Link anfordern</Link>}
      submitLabel="Passwort ändern"
      size="large"
      wide
    >
      <NewPasswordField {...form.field('password')} />
      <p className={styles.small}>
        Alle Geräte werden dabei abgemeldet. Google und LinkedIn werden von Ihrem Konto getrennt,
        wenn sie verbunden wurden, bevor Ihre E-Mail-Adresse bestätigt war.
      </p>
    </Form>
  );
}
