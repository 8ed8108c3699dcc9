import { passwordResetInput } from '@inkognito/shared/auth';
import { paths } from '@inkognito/shared/pages';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useArrival } from '../../lib/address.ts';
import { useServerForm } from '../../lib/form/useServerForm.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Form } from '../../ui/form/Form.tsx';
import { Page } from '../../ui/page/PageFrame.tsx';
import styles from '../auth.module.css';
import { useResetPassword } from '../auth.queries.ts';
import { NewPasswordField } from '../fields.tsx';

/** The token is in the fragment, which is never sent to a server. */
export default function ResetPasswordPage() {
  const arrival = useArrival('resetPassword');
  const [changed, setChanged] = useState(false);

  return (
    <Page title="Neues Passwort" width="narrow" heading="Neues Passwort wählen">
      <Card padding="large">
        {changed ? (
          <Notice
            tone="success"
            title="Ihr Passwort ist geändert."
            action={<ButtonLink to={paths.login}>Jetzt anmelden</ButtonLink>}
          >
            Sie sind jetzt auf allen Geräten abgemeldet.
          </Notice>
        ) : arrival ? (
          <NewPasswordForm
            key={arrival.at}
            token={arrival.secret}
            onChanged={() => setChanged(true)}
          />
        ) : (
          <Notice
            tone="warning"
            title="Dieser Link ist unvollständig."
            action={<ButtonLink to={paths.forgotPassword}>Neuen Link anfordern</ButtonLink>}
          >
            Bitte öffnen Sie ihn noch einmal aus der E-Mail.
          </Notice>
        )}
      </Card>
    </Page>
  );
}

const schema = passwordResetInput.pick({ password: true });

function NewPasswordForm({ token, onChanged }: { token: string; onChanged: () => void }) {
  const resetPassword = useResetPassword();
  const form = useServerForm({
    schema,
    defaultValues: { password: '' },
    save: async ({ password }) => {
      await resetPassword({ token, password });
      onChanged();
    },
    fallback: 'Das hat nicht geklappt. Bitte versuchen Sie es erneut.',
    tellOutage: false,
  });

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
