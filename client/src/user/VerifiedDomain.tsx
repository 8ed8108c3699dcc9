import { Icon } from '../ui/Icon.tsx';
import styles from './RecruiterCard.module.css';
import * as drawings from '../ui/drawings.ts';

/** The one thing that is proven about a recruiter, said as exactly that and not more. */
export function VerifiedDomain({ domain }: { domain: string }) {
  return (
    <p className={styles.verified}>
      <Icon drawing={drawings.shield} size={18} />
      <span>Die E-Mail-Adresse bei {domain} ist bestätigt.</span>
    </p>
  );
}
