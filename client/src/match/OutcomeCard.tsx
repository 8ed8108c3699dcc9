import type { ReactNode } from 'react';
import { Card } from '../ui/Card.tsx';
import { MatchRing } from './MatchRing.tsx';
import styles from './OutcomeCard.module.css';

/** `children` begin with the title, which stands beside the ring on a phone. */
export function OutcomeCard({
  titleId,
  children,
  ...result
}: {
  titleId?: string;
  percentage: number;
  isMatch: boolean;
  children: ReactNode;
}) {
  return (
    <Card
      as={titleId === undefined ? 'div' : 'section'}
      padding="large"
      className={styles.outcome}
      aria-labelledby={titleId}
    >
      <MatchRing {...result} />
      <div className={styles.words}>{children}</div>
    </Card>
  );
}
