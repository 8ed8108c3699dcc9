import styles from './Logo.module.css';

export function Logo() {
  return (
    <span className={styles.logo}>
      <svg viewBox="0 0 32 32" width="30" height="30" aria-hidden="true">
        <rect className={styles.lifted} x="3" y="9" width="26" height="7" rx="1.8" />
        <rect className={styles.ink} x="3" y="19.5" width="26" height="7" rx="1.8" />
      </svg>
      Inkognito
    </span>
  );
}
