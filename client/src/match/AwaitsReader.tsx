import type { ComparisonDto } from '@inkognito/shared/comparison';
import { limits } from '@inkognito/shared/limits';
import type { ReactNode } from 'react';
import { call } from '../lib/api.ts';
import * as drawings from '../ui/drawings.ts';
import { ActionButton } from '../ui/form/ActionButton.tsx';
import { MailLink } from '../lib/mailLink.tsx';
import { Stack } from '../ui/Stack.tsx';
import styles from './AwaitsReader.module.css';

/** `gerd@firma.de` → `g…@firma.de` */
export const maskedMailbox = (email: string) => email.replace(/^(.).*@/, '$1…@');

export const heldText =
  'Sobald sie das getan hat, bekommen Sie eine E-Mail, die hierher zurückführt.';

/** `null` where the contact may be read, or the reader has the next step. */
export function leadBeforeContact(
  { contactState }: Pick<ComparisonDto, 'contactState'>,
  username: string,
): string | null {
  if (contactState === 'awaitsCandidate') return 'Die Person gibt ihre Kontaktdaten selbst frei.';
  if (contactState === 'withdrawn') {
    return `${username} hat zurückgezogen, was freigegeben war. Bitte verwenden Sie die Kontaktdaten nicht mehr.`;
  }
  return null;
}

export const confirmAccount =
  'Bestätigen Sie Ihre Adresse mit dem Link in unserer E-Mail, dann geht es weiter.';

/** The one mail that the contact waits for. */
export function AwaitsReader({
  candidateId,
  correction,
  children,
}: {
  candidateId: string;
  /** The way to another address. */
  correction: ReactNode;
  /** Where the mail went, and what its link does. */
  children: ReactNode;
}) {
  return (
    <Stack>
      <p>{children}</p>
      <div className={styles.help}>
        <MailLink by={['compare', 'mailResult']} />
        <ActionButton
          variant="secondary"
          size="small"
          icon={drawings.mail}
          action={() => call('mailResult', { params: { candidateId } })}
          done="Die E-Mail ist unterwegs."
        >
          Link noch einmal senden
        </ActionButton>
        {correction}
        <p>
          Nichts angekommen? Sehen Sie auch im Spam-Ordner nach. Wir schicken die E-Mail bis zu{' '}
          {limits.mailsPerDay}-mal am Tag.
        </p>
      </div>
    </Stack>
  );
}
