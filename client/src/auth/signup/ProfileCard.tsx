import { classNames } from '../../ui/classNames.ts';
import { Ring } from '../../ui/Ring.tsx';
import styles from './ProfileCard.module.css';

// Phone number and address are from ranges reserved for examples.
const secrets = [
  { label: 'Name', value: 'Mara Lindqvist', released: true },
  { label: 'Telefon', value: '030 23125 014', released: true },
  { label: 'E-Mail', value: 'mara@example.org', released: true },
  { label: 'Adresse', value: 'Musterweg 12', released: false },
];

/** On a match the redaction lifts; before a comparison there is no ring. */
export function ProfileCard({
  matchPercentage = null,
  isMatch = false,
  isLifted = isMatch,
}: {
  matchPercentage?: number | null;
  isMatch?: boolean;
  /** Whether the redaction is lifted already. */
  isLifted?: boolean;
}) {
  return (
    <div className={styles.scene} aria-hidden="true">
      <div className={styles.file} />
      <div className={styles.card}>
        <p className={styles.kicker}>Profil</p>
        <p className={styles.role}>Backend-Entwicklerin</p>
        <p className={styles.facts}>
          ab 65&nbsp;Tsd.&nbsp;€, 60&nbsp;% Homeoffice, 40&nbsp;km um Leipzig
        </p>
        <dl className={styles.rows}>
          {secrets.map((secret) => (
            <div
              key={secret.label}
              className={classNames(styles.row, isLifted && secret.released && styles.released)}
            >
              <dt>{secret.label}</dt>
              <dd>
                <span className={styles.secret}>{secret.value}</span>
              </dd>
            </div>
          ))}
        </dl>
      </div>
      {matchPercentage !== null && <Verdict percentage={matchPercentage} isMatch={isMatch} />}
    </div>
  );
}

function Verdict({ percentage, isMatch }: { percentage: number; isMatch: boolean }) {
  const text = `${percentage} %`;
  return (
    <div className={styles.match}>
      <Ring
        value={percentage}
        max={100}
        label={text}
        text={text}
        tone={isMatch ? 'success' : 'warning'}
        size="small"
      />
      <span className={classNames(styles.verdict, !isMatch && styles.missed)}>
        {isMatch ? 'Match' : 'Kein Match'}
      </span>
    </div>
  );
}
