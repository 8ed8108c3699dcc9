import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import styles from './TabLinks.module.css';

export type TabLink = {
  to: string;
  text: ReactNode;
  isCurrent: boolean;
};

/** Pages that belong together: each tab has an address of its own. */
export function TabLinks({ label, tabs }: { label: string; tabs: readonly TabLink[] }) {
  return (
    <nav aria-label={label} className={styles.tabs}>
      <ul className={styles.list}>
        {tabs.map(({ to, text, isCurrent }) => (
          <li key={to}>
            <Link to={to} className={styles.tab} aria-current={isCurrent ? 'page' : undefined}>
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
