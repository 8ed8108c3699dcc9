import { passwordResetRequest } from '@inkognito/shared/auth';
import { paths } from '@inkognito/shared/pages';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { call } from '../../lib/api.ts';
import { useServerForm } from '../../lib/form/useServerForm.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { PageFrame } from '../../ui/page/PageFrame.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { TextField } from '../../ui/field/TextField.tsx';
import styles from '../auth.module.css';
import { readSignInState } from '../signInState.ts';

export default function ForgotPasswordPage() {
  const [sent, setSent] = useState(false);
  const { from } = readSignInState(useLocation().state);

  return (
    <PageFrame title="Passwort vergessen" width="narrow">
      <PageHeader
        title="Passwort vergessen"
        lead="Wir schicken Ihnen einen Link, mit dem Sie ein neues wählen."
        back={{ to: paths.login, label: 'Zur Anmeldung', state: { from } }}
      />
      <Card padding="large">
        {sent ? (
          <Notice tone="success" title="Bitte sehen Sie in Ihrem Postfach nach.">
            Wenn es zu dieser Adresse ein Konto gibt, kommt dort gleich eine E-Mail an. Der Link
            darin gilt 30 Minuten.
          </Notice>
        ) : (
          <RequestForm onSent={() => setSent(true)} />
        )}
      </Card>
    </PageFrame>
  );
}

function RequestForm({ onSent }: { onSent: () => void }) {
  const { field, failure, busy, formProps } = useServerForm({
    schema: passwordResetRequest,
    defaultValues: { email: '' },
    save: async (request) => {
      // The response never reveals whether the address is known.
      await call('requestPasswordReset', { body: request });
      onSent();
    },
    fallback: 'Das hat nicht geklappt. Bitte versuchen Sie es erneut.',
    tellOutage: false,
  });

  return (
    <form className={styles.form} {...formProps}>
      <TextField
        {...field('email')}
        label="E-Mail-Adresse"
        hint="Die Adresse, mit der Sie sich registriert haben."
        type="email"
        required
        autoComplete="email"
      />
      {failure !== null && <Notice tone="danger">{failure}</Notice>}
      <Button type="submit" size="large" busy={busy}>
        Link anfordern
      </Button>
    </form>
  );
}
