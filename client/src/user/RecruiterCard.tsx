import { recruiterKindLabels } from '@inkognito/shared/rules/codes';
import type { RecruiterCardDto } from '@inkognito/shared/user';
import styles from './RecruiterCard.module.css';
import { VerifiedDomain } from './VerifiedDomain.tsx';

export function RecruiterCard({ card }: { card: RecruiterCardDto | null }) {
  if (!card) return <p className={styles.silent}>Hat noch nichts über sich angegeben.</p>;
  const { name, kind, company, workEmail, workEmailVerified, verifiedDomain } = card;
  const who = [name, kind && recruiterKindLabels[kind], company].filter(Boolean);
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
    </div>
  );
}
