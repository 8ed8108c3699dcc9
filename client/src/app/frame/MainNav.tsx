import type { Role } from '@inkognito/shared/codes';
import { Link } from 'react-router-dom';
import { Icon } from '../../ui/Icon.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { type Entry, type HeaderUser, entriesFor, useIsCurrent, useNewsMark } from './entries.ts';
import styles from './MainNav.module.css';

export function MainNav({ user, side }: { user: HeaderUser; side: Role | undefined }) {
  return (
    <nav aria-label="Hauptmenü" className={styles.nav}>
      <Entries user={user} entries={entriesFor(side)} className={styles.row} />
    </nav>
  );
}

export function Entries({
  user,
  entries,
  className,
}: {
  user: HeaderUser;
  entries: readonly Entry[];
  className: string | undefined;
}) {
  const isCurrent = useIsCurrent();
  const newsMark = useNewsMark(user);
  return (
    <ul className={className}>
      {entries.map(({ to, label, icon }) => {
        const mark = newsMark(to);
        return (
          <li key={to}>
            <Link
              to={to}
              className={styles.entry}
              aria-current={isCurrent(to) ? 'page' : undefined}
            >
              <Icon drawing={icon} size={18} />
              {label}
              {mark !== null && (
                <span className={styles.mark}>
                  <VisuallyHidden>, {mark}</VisuallyHidden>
                </span>
              )}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
