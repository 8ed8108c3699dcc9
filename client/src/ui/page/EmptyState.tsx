import type { ReactNode } from 'react';
import styles from './EmptyState.module.css';
import { Redacted } from '../VisuallyHidden.tsx';

export function EmptyState({
  title,
  action,
  children,
}: {
  title: string;
  action?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <div className={styles.empty}>
      <div className={styles.motif} aria-hidden="true">
        <Redacted letters={9} />
        <Redacted letters={5} />
      </div>
      <p className={styles.title}>{title}</p>
      {children !== undefined && <div className={styles.words}>{children}</div>}
      {action}
    </div>
  );
}
