import type { ComponentProps } from 'react';
import styles from './VisuallyHidden.module.css';

export function VisuallyHidden(props: Omit<ComponentProps<'span'>, 'className'>) {
  return <span {...props} className={styles.hidden} />;
}

/** `letters` wide, read aloud as `label`. */
export function Redacted({
  letters = 10,
  label = 'verdeckt',
}: {
  letters?: number;
  label?: string;
}) {
  return (
    <span className={styles.redacted}>
      <span className={styles.bar} style={{ width: `${letters * 0.56}em` }} aria-hidden="true" />
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}
