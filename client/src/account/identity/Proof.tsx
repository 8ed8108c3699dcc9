import { Form } from '../../ui/form/Form.tsx';
import { type IdentityProof, codeProof, passwordProof } from '@inkognito/shared/auth';
import { providers } from '@inkognito/shared/codes';
import { limits } from '@inkognito/shared/limits';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import styles from '../../auth/auth.module.css';
import { providerNames, redirectToProvider } from '../../auth/provider/oauthRedirect.ts';
import { useAction } from '../../lib/action.ts';
import { call } from '../../lib/api.ts';
import { useServerForm } from '../../lib/form/useServerForm.ts';
import { Button } from '../../ui/Button.tsx';
import { DialogButtons } from '../../ui/dialog/Dialog.tsx';
import * as drawings from '../../ui/drawings.ts';
import { PasswordField } from '../../ui/field/PasswordField.tsx';
import { TextField } from '../../ui/field/TextField.tsx';
import { MailLink } from '../../ui/MailLink.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { accountQuery } from '../../auth/credential.queries.ts';

export type ProofProps = { onProved: () => void; onCancel: () => void };

export default function Proof({ onProved, onCancel }: ProofProps) {
  const { data: account } = useSuspenseQuery(accountQuery);
  const { hasPassword, emailVerified } = account;
  // LinkedIn cannot force a fresh sign-in, so it counts only as a last resort.
  const counts = { google: true, linkedin: !hasPassword && !emailVerified };
  const linked = providers.filter((provider) => account.providers[provider] && counts[provider]);
  const ownProof = hasPassword || emailVerified;

  return (
    <>
      <p>
        Damit niemand anderes an Ihrem Gerät das Konto ändert, fragen wir vor diesem Schritt noch
        einmal nach.
      </p>
      {hasPassword && <PasswordProof onProved={onProved} onCancel={onCancel} />}
      {!hasPassword && emailVerified && (
        <MailProof email={account.email} onProved={onProved} onCancel={onCancel} />
      )}
      {ownProof && linked.length > 0 && <p className={styles.divider}>oder</p>}
      {linked.length > 0 && (
        <div className={styles.providers}>
          {linked.map((provider) => (
            <Button
              key={provider}
              variant="secondary"
              onClick={() => redirectToProvider(provider, 'confirm')}
            >
              Mit {providerNames[provider]} bestätigen
            </Button>
          ))}
          <p className={styles.small}>
            Sie melden sich dort noch einmal an, kommen danach zu Ihrem Konto zurück und wiederholen
            den Schritt.
          </p>
        </div>
      )}
      {!ownProof && (
        <DialogButtons>
          <Button variant="secondary" onClick={onCancel}>
            Abbrechen
          </Button>
        </DialogButtons>
      )}
    </>
  );
}

const proving = (onProved: () => void) => ({
  save: async (proof: IdentityProof) => {
    await call('confirmIdentity', { body: proof });
    onProved();
  },
  fallback: 'Das hat nicht geklappt. Bitte versuchen Sie es erneut.',
  tellOutage: false,
});

function PasswordProof({ onProved, onCancel }: ProofProps) {
  const form = useServerForm({
    schema: passwordProof,
    defaultValues: { password: '' },
    ...proving(onProved),
  });

  return (
    <Form form={form} gap="roomy" submitLabel="Bestätigen" onCancel={onCancel} inDialog>
      <PasswordField {...form.field('password')} label="Ihr Passwort" required />
    </Form>
  );
}

function MailProof({ email, ...proof }: { email: string } & ProofProps) {
  const [sent, setSent] = useState(false);
  const mailing = useAction(() => call('mailIdentityCode', {}), 'Der Code wurde nicht geschickt.');
  const isSent = sent && !mailing.busy;
  const send = (label: string) => (
    <Button
      variant="secondary"
      icon={drawings.mail}
      busy={mailing.busy}
      onClick={() => void mailing.run().then(setSent)}
    >
      {label}
    </Button>
  );

  return (
    <div className={styles.form}>
      <p className={styles.small} role="status">
        {isSent
          ? `Der Code ist unterwegs an ${email}. Er gilt ${limits.identityCodeMinutes} Minuten.`
          : `Wir schicken Ihnen einen Code an ${email}. Sie geben ihn dann hier ein.`}
      </p>
      {mailing.failure && <Notice tone="danger">{mailing.failure.message}</Notice>}
      {isSent ? (
        <>
          <MailLink by={['mailIdentityCode']} />
          <CodeForm {...proof} />
          {send('Neuen Code schicken')}
        </>
      ) : (
        <>
          {send('Code per E-Mail schicken')}
          <DialogButtons>
            <Button variant="secondary" onClick={proof.onCancel}>
              Abbrechen
            </Button>
          </DialogButtons>
        </>
      )}
    </div>
  );
}

function CodeForm({ onProved, onCancel }: ProofProps) {
  const form = useServerForm({
    schema: codeProof,
    defaultValues: { code: '' },
    ...proving(onProved),
    initialFocus: 'code',
  });

  return (
    <Form form={form} gap="roomy" submitLabel="Bestätigen" onCancel={onCancel} inDialog>
      <TextField
        {...form.field('code')}
        label="Code aus der E-Mail"
        required
        autoComplete="one-time-code"
        autoCapitalize="characters"
        spellCheck={false}
      />
    </Form>
  );
}
