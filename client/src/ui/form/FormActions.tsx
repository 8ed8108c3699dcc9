import type { ReactNode } from 'react';
import styles from './FormSection.module.css';

/** The end of a long form: what went wrong and the buttons, below the fields of its sections. */
export function FormActions({ children }: { children: ReactNode }) {
  return (
    <div className={styles.section}>
      <div className={styles.actions}>{children}</div>
    </div>
  );
}
