import styles from './Redacted.module.css';
import { VisuallyHidden } from './VisuallyHidden.tsx';

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
