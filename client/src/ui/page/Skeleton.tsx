import { classNames } from '../classNames.ts';
import styles from './Skeleton.module.css';

/** Whoever shows it says in words that it loads. */
export function Skeleton({
  shape = 'text',
  lines = 3,
}: {
  shape?: 'text' | 'title' | 'card' | 'circle';
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
