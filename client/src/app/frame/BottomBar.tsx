import type { Role } from '@inkognito/shared/codes';
import { useIsPhone } from '../../lib/useIsPhone.ts';
import styles from './BottomBar.module.css';
import { type HeaderUser, barEntriesFor } from './entries.ts';
import { Entries } from './MainNav.tsx';

/** On a phone the first entries of the menu, where the thumb is. */
export function BottomBar({ user, side }: { user: HeaderUser; side: Role | undefined }) {
  const isPhone = useIsPhone();
  if (!isPhone || side === undefined) return null;
  return (
    <nav className={styles.bar} aria-label="Schnellzugriff">
      <Entries user={user} entries={barEntriesFor(side)} className={styles.entries} />
    </nav>
  );
}
