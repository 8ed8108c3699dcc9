import { Form } from '../../ui/form/Form.tsx';
import { passwordResetRequest } from '@inkognito/shared/auth';
import { paths } from '@inkognito/shared/pages';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { call } from '../../lib/api.ts';
import { useServerForm } from '../../lib/form/useServerForm.ts';
import { Card } from '../../ui/Card.tsx';
import { MailLink } from '../../lib/mailLink.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Page } from '../../ui/page/PageFrame.tsx';
import { TextField } from '../../ui/field/TextField.tsx';
import { readSignInState } from '../signInState.ts';

export default function ForgotPasswordPage() {
  const [isSent, setSent] = useState(false);
  const { from, email = '' } = readSignInState(useLocation().state);
  const form = useServerForm({
    schema: passwordResetRequest,
    defaultValues: { email },
    save: async (request) => {
      // The response never reveals whether the address is known.
      await call('requestPasswordReset', { body: request });
      setSent(true);
    },
  });

  return (
    <Page
      title="Benutzername oder Passwort vergessen"
      width="narrow"
      lead="Beides regeln wir per E-Mail."
      back={{ to: paths.login, label: 'Zur Anmeldung', state: { from } }}
    >
      <Card padding="large">
        {isSent ? (
          <Notice tone="success" title="Bitte sehen Sie in Ihrem Postfach nach.">
            Wenn es zu dieser Adresse ein Konto gibt, kommt dort gleich eine E-Mail mit dem
            Benutzernamen an. Der Link darin gilt 30 Minuten.
            <MailLink by={['requestPasswordReset']} />
          </Notice>
        ) : (
          <Form form={form} gap="roomy" submitLabel="Link anfordern" size="large" wide>
            <TextField
              {...form.field('email')}
              label="E-Mail-Adresse"
              hint="Die Adresse, mit der Sie sich registriert haben."
              type="email"
              required
              autoComplete="email"
            />
          </Form>
        )}
      </Card>
    </Page>
  );
}
