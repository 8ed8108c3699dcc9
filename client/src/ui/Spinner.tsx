import type { ReactNode } from 'react';
import styles from './Spinner.module.css';

export function Spinner({ children }: { children: ReactNode }) {
  return (
    <div className={styles.spinner} role="status">
      <span className={styles.wheel} aria-hidden="true" />
      <span>{children}</span>
    </div>
  );
}
