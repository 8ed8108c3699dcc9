import type { ComparisonDto } from '@inkognito/shared/comparison';
import { limits } from '@inkognito/shared/limits';
import type { ComponentProps, ReactNode } from 'react';
import { call } from '../lib/api.ts';
import * as drawings from '../ui/drawings.ts';
import { ActionButton } from '../ui/form/ActionButton.tsx';
import { MailLink } from '../lib/mailLink.tsx';
import { Stack } from '../ui/Stack.tsx';
import styles from './AwaitsReader.module.css';
import { ContactRows } from './ContactRows.tsx';
import card from './OutcomeCard.module.css';

/** `gerd@firma.de` → `g…@firma.de` */
export const maskedMailbox = (email: string) => email.replace(/^(.).*@/, '$1…@');

const heldText = 'Sobald sie das getan hat, bekommen Sie eine E-Mail, die hierher zurückführt.';

type ReaderContactProps = Omit<ComponentProps<typeof ContactRows>, 'contactInfo' | 'of'> & {
  comparison: Pick<ComparisonDto, 'contactState' | 'contactInfo'>;
  /** Whose contact it is. */
  name: string;
  /** Above what is released. */
  lead: string;
  /** While the reader's mailbox is not proven. */
  waiting: ReactNode;
};

/** What the other side may read of a candidate now. */
export function ReaderContact({
  comparison: { contactState, contactInfo },
  name,
  lead,
  waiting,
  nothingReleased,
  ...rows
}: ReaderContactProps) {
  if (contactState === 'awaitsReader') return waiting;
  if (contactState === 'withdrawn') {
    return (
      <p className={card.lead}>
        {name} hat zurückgezogen, was freigegeben war. Bitte verwenden Sie die Kontaktdaten nicht
        mehr.
      </p>
    );
  }
  const isHeld = contactState === 'awaitsCandidate';
  return (
    <>
      <p className={card.lead}>
        {isHeld ? 'Die Person gibt ihre Kontaktdaten selbst frei.' : lead}
      </p>
      {(isHeld || contactState === 'released') && (
        <ContactRows
          {...rows}
          contactInfo={contactInfo}
          of={name}
          nothingReleased={isHeld ? heldText : nothingReleased}
        />
      )}
    </>
  );
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
