import { codeProof } from '@inkognito/shared/auth';
import { limits } from '@inkognito/shared/rules/limits';
import { useAction } from '../../lib/action.ts';
import { useServerForm } from '../../lib/form/useServerForm.ts';
import { Button } from '../../ui/Button.tsx';
import { DialogButtons } from '../../ui/dialog/Dialog.tsx';
import * as drawings from '../../ui/drawings.ts';
import { TextField } from '../../ui/field/TextField.tsx';
import { Notice } from '../../ui/Notice.tsx';
import styles from '../../auth/auth.module.css';
import { type ProofProps, ProofForm } from './ProofForm.tsx';
import { useConfirmIdentity, useMailIdentityCode } from '../../auth/credential.queries.ts';

/** For who has no password: a code from the mailbox. */
export function MailProof({ email, ...proof }: { email: string } & ProofProps) {
  const { mutateAsync, isSuccess } = useMailIdentityCode();
  const mailing = useAction(() => mutateAsync(), 'Der Code wurde nicht geschickt.');
  const send = (label: string) => (
    <Button
      variant="secondary"
      icon={drawings.mail}
      busy={mailing.busy}
      onClick={() => void mailing.run()}
    >
      {label}
    </Button>
  );

  return (
    <div className={styles.form}>
      <p className={styles.small} role="status">
        {isSuccess
          ? `Der Code ist unterwegs an ${email}. Er gilt ${limits.identityCodeMinutes} Minuten.`
          : `Wir schicken Ihnen einen Code an ${email}. Sie geben ihn dann hier ein.`}
      </p>
      {mailing.failure && <Notice tone="danger">{mailing.failure.message}</Notice>}
      {isSuccess ? (
        <>
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
  const { mutateAsync: confirmIdentity } = useConfirmIdentity();
  const form = useServerForm({
    schema: codeProof,
    defaultValues: { code: '' },
    save: async (proof) => {
      await confirmIdentity(proof);
      onProved();
    },
    fallback: 'Das hat nicht geklappt. Bitte versuchen Sie es erneut.',
    tellOutage: false,
    initialFocus: 'code',
  });

  return (
    <ProofForm form={form} onCancel={onCancel}>
      <TextField
        {...form.field('code')}
        label="Code aus der E-Mail"
        required
        autoComplete="one-time-code"
        autoCapitalize="characters"
        spellCheck={false}
      />
    </ProofForm>
  );
}
