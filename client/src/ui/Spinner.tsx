import type { ReactNode } from 'react';
import styles from './Spinner.module.css';

/** A turning wheel with its words, announced as a status. */
export function Spinner({ children }: { children: ReactNode }) {
  return (
    <div className={styles.spinner} role="status">
      <span className={styles.wheel} aria-hidden="true" />
      <span>{children}</span>
    </div>
  );
}
