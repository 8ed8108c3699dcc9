import type { Role } from '@inkognito/shared/codes';
import { useSyncExternalStore } from 'react';
import styles from './BottomBar.module.css';
import { type HeaderUser, entriesFor } from './entries.ts';
import { Entries } from './MainNav.tsx';

const narrow = window.matchMedia('(width < 760px)');

function subscribe(notice: () => void): () => void {
  narrow.addEventListener('change', notice);
  return () => narrow.removeEventListener('change', notice);
}

/** On a phone, for who has a role. */
export function useHasBottomBar(side: Role | undefined): boolean {
  const isNarrow = useSyncExternalStore(subscribe, () => narrow.matches);
  return isNarrow && side !== undefined;
}

/** The first entries of the menu, where the thumb is. */
export function BottomBar({ user, side }: { user: HeaderUser; side: Role | undefined }) {
  return (
    <nav className={styles.bar} aria-label="Schnellzugriff">
      <Entries user={user} entries={entriesFor(side).slice(0, 4)} className={styles.entries} />
    </nav>
  );
}
