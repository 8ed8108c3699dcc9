import { use } from 'react';
import { Link } from 'react-router-dom';
import { useIsPhone } from '../../ui/form/Fold.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import bar from './BottomBar.module.css';
import {
  type Entry,
  SideContext,
  barEntriesFor,
  entriesFor,
  useIsCurrent,
  useHasNews,
} from './entries.ts';
import styles from './MainNav.module.css';

export function MainNav() {
  const [side] = use(SideContext);
  return (
    <nav aria-label="Hauptmenü" className={styles.nav}>
      <Entries entries={entriesFor(side)} className={styles.row} />
    </nav>
  );
}

/** On a phone the first entries of the menu, where the thumb is. */
export function BottomBar() {
  const [side] = use(SideContext);
  const isPhone = useIsPhone();
  if (!isPhone || side === undefined) return null;
  return (
    <nav className={bar.bar} aria-label="Schnellzugriff">
      <Entries entries={barEntriesFor(side)} className={bar.entries} />
    </nav>
  );
}

export function Entries({
  entries,
  className,
}: {
  entries: readonly Entry[];
  className: string | undefined;
}) {
  const isCurrent = useIsCurrent();
  const hasNews = useHasNews();
  return (
    <ul className={className}>
      {entries.map(({ to, label, icon }) => (
        <li key={to}>
          <Link to={to} className={styles.entry} aria-current={isCurrent(to) ? 'page' : undefined}>
            <Icon drawing={icon} size={18} />
            {label}
            {hasNews(to) && (
              <span className={styles.mark}>
                <VisuallyHidden>, Neues</VisuallyHidden>
              </span>
            )}
          </Link>
        </li>
      ))}
    </ul>
  );
}
