import { recruiterKindLabels } from '@inkognito/shared/codes';
import type { PublisherDto } from '@inkognito/shared/user';
import styles from './RecruiterCard.module.css';
import { Icon } from '../ui/Icon.tsx';
import * as drawings from '../ui/drawings.ts';

export function RecruiterCard({
  publisher: { username, card },
}: {
  publisher: Pick<PublisherDto, 'username' | 'card'>;
}) {
  const isGuest = username === null;
  if (!card && isGuest) return <p className={styles.silent}>{guestNote(card)}</p>;
  if (!card) return <p className={styles.silent}>Hat noch nichts über sich angegeben.</p>;
  const { kind, company, workEmail, workEmailVerified, verifiedDomain } = card;
  const who = [kind && recruiterKindLabels[kind], company].filter(Boolean);
  return (
    <div className={styles.card}>
      {who.length > 0 && <p>{who.join(' · ')}</p>}
      {workEmail !== '' && (
        <p>
          {workEmailVerified ? (
            <a href={`mailto:${encodeURI(workEmail)}`}>{workEmail}</a>
          ) : (
            <>
              {workEmail} <span className={styles.unproven}>(nicht bestätigt)</span>
            </>
          )}
        </p>
      )}
      {verifiedDomain !== null && <VerifiedDomain domain={verifiedDomain} />}
      {!isGuest && !workEmailVerified && (
        <p className={styles.silent}>E-Mail-Adresse nicht bestätigt</p>
      )}
      {isGuest && <p className={styles.silent}>{guestNote(card)}</p>}
    </div>
  );
}

function guestNote(card: PublisherDto['card']): string {
  return card?.workEmailVerified
    ? 'ohne Konto, E-Mail-Adresse bestätigt'
    : 'ohne Konto, Angaben nicht geprüft';
}

export function VerifiedDomain({ domain }: { domain: string }) {
  return (
    <p className={styles.verified}>
      <Icon drawing={drawings.shield} size={18} />
      <span>bestätigt: @{domain}</span>
    </p>
  );
}

/** The name given on the card, once there is one. */
export function publisherName({ username, card }: Pick<PublisherDto, 'username' | 'card'>): string {
  return card?.name || (username ?? 'Jemand ohne Konto');
}
