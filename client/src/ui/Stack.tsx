import type { CSSProperties, ReactNode } from 'react';
import styles from './Stack.module.css';
import { classNames } from './classNames.ts';

type Gap = 'small' | 'medium' | 'roomy' | 'large' | 'huge';

/** Gaps of 8, 16, 24, 32 or 64 px. */
export function Stack({
  gap = 'medium',
  children,
}: {
  gap?: Gap | undefined;
  children: ReactNode;
}) {
  return <div className={classNames(styles.stack, styles[gap])}>{children}</div>;
}

export function Cluster({ children }: { children: ReactNode }) {
  return <div className={styles.cluster}>{children}</div>;
}

/** Equal columns of at least `minimum` rem; one on a phone. */
export function Columns({ minimum, children }: { minimum: number; children: ReactNode }) {
  return (
    <div className={styles.columns} style={{ '--minimum': `${minimum}rem` } as CSSProperties}>
      {children}
    </div>
  );
}
