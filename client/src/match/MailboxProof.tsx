import { type ComparisonDto, proofInput } from '@inkognito/shared/comparison';
import { limits } from '@inkognito/shared/limits';
import type { ReactNode } from 'react';
import { call } from '../lib/api.ts';
import { useServerForm } from '../lib/form/useServerForm.ts';
import { useProveMailbox } from '../matching/matching.queries.ts';
import * as drawings from '../ui/drawings.ts';
import { TextField } from '../ui/field/TextField.tsx';
import { ActionButton } from '../ui/form/ActionButton.tsx';
import { Form } from '../ui/form/Form.tsx';
import { MailLink } from '../ui/MailLink.tsx';
import { Stack } from '../ui/Stack.tsx';
import styles from './MailboxProof.module.css';

/** `gerd@firma.de` → `g…@firma.de` */
export const maskedMailbox = (email: string) => email.replace(/^(.).*@/, '$1…@');

export const heldText =
  'Sobald sie das getan hat, bekommen Sie eine E-Mail, die hierher zurückführt. Sie müssen nichts weiter tun.';

/** `null` once there is nothing to wait for. */
export function leadBeforeContact(
  { releasePending, proofNeeded }: Pick<ComparisonDto, 'releasePending' | 'proofNeeded'>,
  username: string,
): string | null {
  const held = 'Die Person gibt ihre Kontaktdaten selbst frei.';
  if (!proofNeeded) return releasePending ? held : null;
  return releasePending
    ? `${held} Bestätigen Sie Ihre Adresse, dann schreiben wir Ihnen, sobald sie das getan hat.`
    : `Noch ein Schritt: Mit dem Code aus Ihrer E-Mail sehen Sie die Kontaktdaten, die ${username} freigegeben hat.`;
}

export function MailboxProof({
  candidateId,
  mailbox,
  correction,
  releasePending,
  onProven,
}: {
  candidateId: string;
  /** Where the code was sent, after "an". */
  mailbox: string;
  /** The way to another address. */
  correction: ReactNode;
  releasePending: boolean;
  onProven: () => void;
}) {
  const prove = useProveMailbox(candidateId, onProven);
  const form = useServerForm({
    schema: proofInput,
    defaultValues: { code: '' },
    save: ({ code }) => prove(code),
    fallback: 'Das hat nicht geklappt. Bitte versuchen Sie es noch einmal.',
  });

  return (
    <Stack>
      <Form
        form={form}
        size="large"
        submitLabel={releasePending ? 'Adresse bestätigen' : 'Kontakt ansehen'}
      >
        <div className={styles.code}>
          <TextField
            {...form.field('code')}
            label="Code aus der E-Mail"
            hint={`Sechs Ziffern, die wir an ${mailbox} geschickt haben. Sie gelten ${limits.proofMinutes} Minuten.`}
            required
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={9}
          />
        </div>
      </Form>
      <div className={styles.help}>
        <p>
          Nichts angekommen? Sehen Sie auch im Spam-Ordner nach. Wir schicken den Code bis zu{' '}
          {limits.proofMailsPerHour}-mal in der Stunde. {correction}
        </p>
        <MailLink by={['compare', 'resendProof']} />
        <ActionButton
          variant="secondary"
          size="small"
          icon={drawings.mail}
          action={() => call('resendProof', { params: { candidateId } })}
          done="Ein neuer Code ist unterwegs. Nur der neueste gilt."
        >
          Code noch einmal senden
        </ActionButton>
      </div>
    </Stack>
  );
}
