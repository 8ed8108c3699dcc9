import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { failureText } from '../../lib/failure.ts';
import { paths } from '../../lib/paths.ts';
import { useNativeForm } from '../../lib/useNativeForm.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { PageFrame } from '../../ui/page/PageFrame.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { PasswordField } from '../../ui/field/PasswordField.tsx';
import styles from '../auth.module.css';
import { resetPassword } from '../auth.queries.ts';
import { useTakenFromAddress } from '../useTakenFromAddress.ts';

/** Where the mailed link leads; its token stands in the fragment, which no server gets to see. */
export default function ResetPasswordPage() {
  const token = useTakenFromAddress().fragment.get('token');
  const [changed, setChanged] = useState(false);

  return (
    <PageFrame title="Neues Passwort" width="narrow">
      <PageHeader title="Neues Passwort wählen" />
      <Card padding="large">
        {changed ? (
          <Notice
            tone="success"
            title="Ihr Passwort ist geändert."
            action={<ButtonLink to={paths.login}>Jetzt anmelden</ButtonLink>}
          >
            Sie sind jetzt auf allen Geräten abgemeldet.
          </Notice>
        ) : token ? (
          <NewPasswordForm token={token} onChanged={() => setChanged(true)} />
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
    </PageFrame>
  );
}

const loadSchema = () => import('../auth.form.ts').then(({ newPasswordForm }) => newPasswordForm);

const failed = 'Das hat nicht geklappt. Bitte versuchen Sie es erneut.';

function NewPasswordForm({ token, onChanged }: { token: string; onChanged: () => void }) {
  const queryClient = useQueryClient();
  const { errors, failure, busy, formProps } = useNativeForm({
    loadSchema,
    send: async ({ password }) => {
      await resetPassword(queryClient, token, password);
      onChanged();
    },
    whenRefused: (error) => failureText(error, failed, failed),
  });

  return (
    <form className={styles.form} {...formProps}>
      <PasswordField
        name="password"
        label="Neues Passwort"
        hint="Mindestens 10 Zeichen. Ein Satz aus mehreren Wörtern ist sicher und leicht zu merken."
        required
        autoComplete="new-password"
        error={errors.password}
      />
      {failure !== null && (
        <Notice tone="danger">
          {failure} <Link to={paths.forgotPassword}>Neuen Link anfordern</Link>
        </Notice>
      )}
      <Button type="submit" size="large" busy={busy}>
        Passwort ändern
      </Button>
    </form>
  );
}
