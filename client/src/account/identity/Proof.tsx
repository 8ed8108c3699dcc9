import { passwordProof, providers } from '@inkognito/shared/auth';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useServerForm } from '../../lib/form/useServerForm.ts';
import { Button } from '../../ui/Button.tsx';
import { DialogButtons } from '../../ui/dialog/Dialog.tsx';
import { PasswordField } from '../../ui/field/PasswordField.tsx';
import styles from '../../auth/auth.module.css';
import { useConfirmIdentity } from '../../auth/credential.queries.ts';
import { providerNames, redirectToProvider } from '../../auth/provider/oauthRedirect.ts';
import { accountQuery } from '../account.queries.ts';
import { MailProof } from './MailProof.tsx';
import { type ProofProps, ProofForm } from './ProofForm.tsx';

export default function Proof({ onProved, onCancel }: ProofProps) {
  const { data: account } = useSuspenseQuery(accountQuery);
  const { hasPassword, emailVerified } = account;
  // LinkedIn cannot tell a fresh sign-in from an open browser, so it counts where there is nothing else.
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

function PasswordProof({ onProved, onCancel }: ProofProps) {
  const { mutateAsync: confirmIdentity } = useConfirmIdentity();
  const form = useServerForm({
    schema: passwordProof,
    defaultValues: { password: '' },
    save: async (proof) => {
      await confirmIdentity(proof);
      onProved();
    },
    fallback: 'Das hat nicht geklappt. Bitte versuchen Sie es erneut.',
    tellOutage: false,
  });

  return (
    <ProofForm form={form} onCancel={onCancel}>
      <PasswordField {...form.field('password')} label="Ihr Passwort" required />
    </ProofForm>
  );
}
