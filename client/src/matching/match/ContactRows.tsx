import type { ContactInfoDto } from '@inkognito/shared/matching';
import type { ReactNode } from 'react';
import { type Drawing, Icon } from '../../ui/Icon.tsx';
import styles from './ContactRows.module.css';
import * as drawings from '../../ui/drawings.ts';

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

function releasedRows({ phoneNumber, calendarLink, cv, email }: ContactInfoDto): Row[] {
  const rows: Row[] = [];
  if (phoneNumber) {
    const link = <a href={`tel:${dialled(phoneNumber)}`}>{phoneNumber}</a>;
    rows.push({ icon: drawings.phone, label: 'Telefon', link });
  }
  if (calendarLink) {
    const link = (
      <a href={calendarLink} target="_blank" rel="noopener noreferrer">
        Buchen
      </a>
    );
    rows.push({ icon: drawings.calendar, label: 'Kalender', link });
  }
  if (cv) {
    const link = (
      <a href={cv.url} download={cv.filename}>
        {cv.filename}
      </a>
    );
    rows.push({ icon: drawings.file, label: 'Lebenslauf', link });
  }
  if (email) {
    const link = <a href={`mailto:${encodeURI(email)}`}>{email}</a>;
    rows.push({ icon: drawings.mail, label: 'E-Mail', link });
  }
  return rows;
}

/** A `tel:` link takes digits and a leading plus only. */
function dialled(phoneNumber: string): string {
  return phoneNumber.replace(/[^+0-9]/g, '');
}
