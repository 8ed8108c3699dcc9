import type { ReactNode } from 'react';
import styles from './FormSection.module.css';

/** What only some want to know, folded. */
export function MoreAbout({
  summary = 'Mehr dazu',
  children,
}: {
  summary?: string;
  children: ReactNode;
}) {
  return (
    <details className={styles.more}>
      <summary>{summary}</summary>
      <div className={styles.about}>{children}</div>
    </details>
  );
}
