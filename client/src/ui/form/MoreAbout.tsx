import type { ReactNode } from 'react';
import styles from './FormSection.module.css';

/** What only some want to know, folded. */
export function MoreAbout({ children }: { children: ReactNode }) {
  return (
    <details className={styles.more}>
      <summary>Mehr dazu</summary>
      <div className={styles.about}>{children}</div>
    </details>
  );
}
