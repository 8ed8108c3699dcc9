import { Link } from 'react-router-dom';
import { Notice } from '../../../ui/Notice.tsx';
import styles from './News.module.css';

export type NewsLine = { count: number; one: string; many: string; to: string };

/** Since the last visit in this browser; without news nothing is shown. */
export function NewsLines({ lines }: { lines: readonly NewsLine[] }) {
  const shown = lines.filter(({ count }) => count > 0);
  if (shown.length === 0) return null;
  return (
    <Notice title="Neu seit Ihrem letzten Besuch">
      <ul className={styles.lines}>
        {shown.map(({ count, one, many, to }) => (
          <li key={one}>
            <Link to={to}>{count === 1 ? one : `${count} ${many}`}</Link>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
