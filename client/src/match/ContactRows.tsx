import type { ContactInfoDto } from '@inkognito/shared/comparison';
import type { ReactNode } from 'react';
import { type Drawing, Icon } from '../ui/Icon.tsx';
import styles from './ContactRows.module.css';
import * as drawings from '../ui/drawings.ts';

type Row = { icon: Drawing; label: string; link: ReactNode };

export function ContactRows({
  contactInfo,
  nothingReleased,
}: {
  contactInfo: ContactInfoDto | null;
  nothingReleased: ReactNode;
}) {
  const rows = contactInfo ? releasedRows(contactInfo) : [];
  if (rows.length === 0) return <p className={styles.nothing}>{nothingReleased}</p>;
  return (
    <dl className={styles.rows}>
      {rows.map(({ icon, label, link }) => (
        <div key={label} className={styles.row}>
          <dt>
            <Icon drawing={icon} size={20} />
            {label}
          </dt>
          <dd>{link}</dd>
        </div>
      ))}
    </dl>
  );
}

function releasedRows({ name, phoneNumber, calendarLink, cv, email }: ContactInfoDto): Row[] {
  // A `tel:` link takes digits and a leading plus only.
  const phone = phoneNumber && (
    <a href={`tel:${phoneNumber.replace(/[^+0-9]/g, '')}`}>{phoneNumber}</a>
  );
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
  const mail = email && <a href={`mailto:${encodeURI(email)}`}>{email}</a>;
  const rows: Row[] = [
    { icon: drawings.user, label: 'Name', link: name },
    { icon: drawings.phone, label: 'Telefon', link: phone },
    { icon: drawings.calendar, label: 'Kalender', link: calendar },
    { icon: drawings.file, label: 'Lebenslauf', link: file },
    { icon: drawings.mail, label: 'E-Mail', link: mail },
  ];
  return rows.filter(({ link }) => Boolean(link));
}
