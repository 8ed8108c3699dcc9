import { recruiterKindLabels } from '@inkognito/shared/rules/codes';
import type { PublisherDto } from '@inkognito/shared/user';
import styles from './RecruiterCard.module.css';
import { VerifiedDomain } from './VerifiedDomain.tsx';

/** Stands below their name, which is the card's own where there is no account. */
export function RecruiterCard({
  publisher: { username, card },
}: {
  publisher: Pick<PublisherDto, 'username' | 'card'>;
}) {
  const isGuest = username === null;
  if (!card && isGuest) return <NoAccount />;
  if (!card) return <p className={styles.silent}>Hat noch nichts über sich angegeben.</p>;
  const { name, kind, company, workEmail, workEmailVerified, verifiedDomain } = card;
  const who = [!isGuest && name, kind && recruiterKindLabels[kind], company].filter(Boolean);
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
      {isGuest && <NoAccount />}
    </div>
  );
}

function NoAccount() {
  return <p className={styles.silent}>ohne Konto, Angaben nicht geprüft</p>;
}
