import type { ReactNode } from 'react';
import { classNames } from '../classNames.ts';
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

export function Skeleton({
  shape = 'text',
  lines = 3,
}: {
  shape?: 'text' | 'title' | 'card';
  lines?: number;
}) {
  if (shape !== 'text') {
    return <div className={classNames(styles.bar, styles[shape])} aria-hidden="true" />;
  }
  return (
    <div className={styles.lines} aria-hidden="true">
      {Array.from({ length: lines }, (_, line) => (
        <div key={line} className={classNames(styles.bar, styles.line)} />
      ))}
    </div>
  );
}
