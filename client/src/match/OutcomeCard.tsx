import type { ReactNode } from 'react';
import { Card } from '../ui/Card.tsx';
import styles from './OutcomeCard.module.css';

/** `children` begin with the title, which stands beside the ring on a phone. */
export function OutcomeCard({
  titleId,
  ring,
  isLive = false,
  children,
}: {
  titleId?: string;
  ring: ReactNode;
  /** What it says changes while one reads it. */
  isLive?: boolean;
  children: ReactNode;
}) {
  return (
    <Card
      as={titleId === undefined ? 'div' : 'section'}
      padding="large"
      className={styles.outcome}
      aria-labelledby={titleId}
    >
      {ring}
      <div className={styles.words} aria-live={isLive ? 'polite' : undefined}>
        {children}
      </div>
    </Card>
  );
}
