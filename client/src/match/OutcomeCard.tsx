import type { ReactNode } from 'react';
import { Card } from '../ui/Card.tsx';
import { classNames } from '../ui/classNames.ts';
import { MatchRing } from './MatchRing.tsx';
import styles from './OutcomeCard.module.css';

/** On a phone, what one can do comes before the ring, unless `ringFirst`. */
export function OutcomeCard({
  titleId,
  ringFirst = false,
  children,
  ...result
}: {
  titleId?: string;
  percentage: number;
  isMatch: boolean;
  ringFirst?: boolean;
  children: ReactNode;
}) {
  return (
    <Card
      as={titleId === undefined ? 'div' : 'section'}
      padding="large"
      className={classNames(styles.outcome, !ringFirst && styles.wordsFirst)}
      aria-labelledby={titleId}
    >
      <MatchRing {...result} />
      <div className={styles.words}>{children}</div>
    </Card>
  );
}
