import type { ReactNode } from 'react';
import styles from './Skeleton.module.css';
import './spinner.css';

export function Spinner({ children }: { children: ReactNode }) {
  return (
    <div className="spinner" role="status">
      <span className="wheel" aria-hidden="true" />
      <span>{children}</span>
    </div>
  );
}

/** The place of what is still being loaded. */
export function Skeleton() {
  return <div className={styles.card} aria-hidden="true" />;
}
