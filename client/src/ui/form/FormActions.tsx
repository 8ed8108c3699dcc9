import type { ReactNode } from 'react';
import styles from './FormSection.module.css';

export function FormActions({ children }: { children: ReactNode }) {
  return (
    <div className={styles.section}>
      <div className={styles.actions}>{children}</div>
    </div>
  );
}
