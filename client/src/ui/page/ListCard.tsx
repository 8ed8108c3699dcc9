import type { ReactNode } from 'react';
import { Card } from '../Card.tsx';
import styles from './ListCard.module.css';

/** An entry of a list. What is at its end wraps where there is no room. */
export function ListCard({
  picture,
  end,
  children,
}: {
  picture?: ReactNode;
  end: ReactNode;
  children: ReactNode;
}) {
  return (
    <Card as="li" padding="small" className={styles.card}>
      {picture}
      <div className={styles.words}>{children}</div>
      {end}
    </Card>
  );
}
