import { dialledNumber } from '@inkognito/shared/schema/phone';
import type { ContactFlag } from '@inkognito/shared/codes';
import type { ContactInfoDto } from '@inkognito/shared/comparison';
import type { PublicUserDto } from '@inkognito/shared/user';
import type { CSSProperties, ReactNode } from 'react';
import { focusOnce } from '../lib/focus.ts';
import { classNames } from '../ui/classNames.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { Cluster } from '../ui/Stack.tsx';
import { type Drawing, Icon } from '../ui/Icon.tsx';
import { Redacted } from '../ui/VisuallyHidden.tsx';
import styles from './ContactRows.module.css';
import * as drawings from '../ui/drawings.ts';

export type FirstSight = 'arrival' | 'proven';

type Row = { icon: Drawing; label: string; value: ReactNode };

export function ContactRows({
  contactInfo,
  of,
  subject,
  nothingReleased,
  first,
}: {
  contactInfo: ContactInfoDto | null;
  /** Whose contact the reader may call and save; candidates read their own. */
  of?: string;
  /** Of a mail to them. */
  subject?: string;
  nothingReleased: ReactNode;
  /** Shown for the first time, on arrival or once the mailbox is proven: the redaction lifts. */
  first?: FirstSight | undefined;
}) {
  const rows = contactInfo ? releasedRows(contactInfo) : [];
  const focus = first === 'proven' ? { ref: focusOnce, tabIndex: -1 } : {};
  return rows.length === 0 ? (
    <p {...focus} className={styles.nothing}>
      {nothingReleased}
    </p>
  ) : (
    <div {...focus} className={styles.contact}>
      {of !== undefined && contactInfo && (
        <ContactActs contactInfo={contactInfo} of={of} subject={subject} />
      )}
      <Rows rows={rows} lifts={first !== undefined} />
    </div>
  );
}

export function ContactActs({
  contactInfo,
  of,
  subject,
}: {
  contactInfo: ContactInfoDto;
  of: string;
  subject?: string | undefined;
}) {
  const { phoneNumber, email } = contactInfo;
  if (!phoneNumber && !email) return null;
  return (
    <Cluster>
      {phoneNumber && (
        <ButtonLink to={telephone(phoneNumber)} icon={drawings.phone}>
          Anrufen
        </ButtonLink>
      )}
      {email && (
        <ButtonLink
          to={mailTo(email, subject)}
          variant={phoneNumber ? 'secondary' : 'primary'}
          icon={drawings.mail}
        >
          Schreiben
        </ButtonLink>
      )}
      <ButtonLink
        to={contactCard(contactInfo, of)}
        download={`${of}.vcf`}
        variant="secondary"
        icon={drawings.user}
      >
        Kontakt speichern
      </ButtonLink>
    </Cluster>
  );
}

const mailTo = (email: string, subject = '') =>
  `mailto:${encodeURI(email)}${subject && `?subject=${encodeURIComponent(subject)}`}`;

const telephone = (phoneNumber: string) => `tel:${dialledNumber(phoneNumber)}`;

export const isAnyReleased = (contactInfo: ContactInfoDto | null): boolean =>
  contactInfo !== null && releasedRows(contactInfo).length > 0;

export const contactIcons: Readonly<Record<ContactFlag, Drawing>> = {
  name: drawings.user,
  phone: drawings.phone,
  calendar: drawings.calendar,
  cv: drawings.file,
  email: drawings.mail,
};

const hiddenRows = [
  { flag: 'name', label: 'Name', letters: 14 },
  { flag: 'phone', label: 'Telefonnummer', letters: 11 },
  { flag: 'calendar', label: 'Kalender für einen Gesprächstermin', letters: 8 },
  { flag: 'cv', label: 'Lebenslauf zum Herunterladen', letters: 10 },
  { flag: 'email', label: 'E-Mail-Adresse', letters: 15 },
] as const;

/** What the candidate shares on a match, still redacted. */
export function HiddenContactRows({
  showContactPrefs,
  label: hiddenLabel,
  nothingShared,
}: Pick<PublicUserDto, 'showContactPrefs'> & { label: string; nothingShared: string }) {
  const rows = showContactPrefs.showNothing
    ? []
    : hiddenRows.filter(({ flag }) => showContactPrefs[flag]);
  if (rows.length === 0) return <p className={styles.nothing}>{nothingShared}</p>;
  return (
    <Rows
      rows={rows.map(({ flag, label, letters }) => ({
        icon: contactIcons[flag],
        label,
        value: <Redacted letters={letters} label={hiddenLabel} />,
      }))}
    />
  );
}

function Rows({ rows, lifts = false }: { rows: readonly Row[]; lifts?: boolean }) {
  return (
    <dl className={classNames(styles.rows, lifts && styles.lifting)}>
      {rows.map(({ icon, label, value }, index) => (
        <div key={label} className={styles.row} style={{ '--row': index } as CSSProperties}>
          <dt>
            <Icon drawing={icon} size={20} />
            {label}
          </dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function releasedRows({ name, phoneNumber, calendarLink, cv, email }: ContactInfoDto): Row[] {
  const phone = phoneNumber && <a href={telephone(phoneNumber)}>{phoneNumber}</a>;
  const calendar = calendarLink && (
    <a href={calendarLink} target="_blank" rel="noopener noreferrer">
      Buchen
    </a>
  );
  const file = cv && (
    <a href={cv.url} download={cv.filename}>
      {cv.filename}
    </a>
  );
  const mail = email && <a href={mailTo(email)}>{email}</a>;
  const rows: Row[] = [
    { icon: drawings.user, label: 'Name', value: name },
    { icon: drawings.phone, label: 'Telefon', value: phone },
    { icon: drawings.calendar, label: 'Kalender', value: calendar },
    { icon: drawings.file, label: 'Lebenslauf', value: file },
    { icon: drawings.mail, label: 'E-Mail', value: mail },
  ];
  return rows.filter(({ value }) => Boolean(value));
}

/** A vCard for the phone's address book, made here, of nothing but what is shown. */
function contactCard(contactInfo: ContactInfoDto, name: string): string {
  const { phoneNumber, email, calendarLink } = contactInfo;
  const words = name.split(' ');
  const lines = [
    ['N', `${escaped(words.at(-1) ?? '')};${escaped(words.slice(0, -1).join(' '))};;;`],
    ['FN', escaped(words.join(' '))],
    ['TEL', phoneNumber && escaped(phoneNumber)],
    ['EMAIL', email && escaped(email)],
    ['URL', calendarLink],
  ];
  const shown = lines.flatMap(([field, value]) => (value ? `${field}:${value}` : []));
  const card = ['BEGIN:VCARD', 'VERSION:3.0', ...shown, 'END:VCARD', ''].join('\r\n');
  return `data:text/vcard;charset=utf-8,${encodeURIComponent(card)}`;
}

const escaped = (value: string) => value.replaceAll(/[\\,;]/g, String.raw`\$&`);
