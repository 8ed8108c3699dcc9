import type { CSSProperties, ReactNode } from 'react';
import styles from './Stack.module.css';
import { classNames } from './classNames.ts';

type Gap = 'small' | 'medium' | 'large' | 'huge';

/** Gaps of 8, 16, 32 or 64 px. */
export function Stack({ gap = 'medium', children }: { gap?: Gap; children: ReactNode }) {
  return <div className={classNames(styles.stack, styles[gap])}>{children}</div>;
}

export function Cluster({
  gap = 'small',
  justify = 'start',
  children,
}: {
  gap?: Gap;
  justify?: 'start' | 'end' | 'between';
  children: ReactNode;
}) {
  return <div className={classNames(styles.cluster, styles[gap], styles[justify])}>{children}</div>;
}

/** Equal columns, as many as fit with at least `minimum` rem each; one on a phone. */
export function Columns({
  minimum = 16,
  gap = 'medium',
  children,
}: {
  minimum?: number;
  gap?: Gap;
  children: ReactNode;
}) {
  return (
    <div
      className={classNames(styles.columns, styles[gap])}
      style={{ '--minimum': `${minimum}rem` } as CSSProperties}
    >
      {children}
    </div>
  );
}
