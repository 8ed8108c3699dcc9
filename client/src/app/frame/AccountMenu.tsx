import type { Role } from '@inkognito/shared/codes';
import { paths } from '@inkognito/shared/pages';
import { use } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { Avatar } from '../../ui/Avatar.tsx';
import { type Drawing, Icon } from '../../ui/Icon.tsx';
import * as drawings from '../../ui/drawings.ts';
import { useSignedInUser } from '../../user/currentUser.ts';
import { useDisclosure } from '../../lib/useOutside.ts';
import styles from './AccountMenu.module.css';
import { SideContext } from './entries.ts';

type Entry = { to: string; label: string; icon: Drawing; only?: Role };

const entries: readonly Entry[] = [
  { to: paths.messageCheck, label: 'Nachricht prüfen', icon: drawings.mail, only: 'jobSeeker' },
  { to: paths.account, label: 'Konto', icon: drawings.user },
];

const sides: readonly (readonly [Role, string])[] = [
  ['jobSeeker', 'Ich suche'],
  ['recruiter', 'Ich besetze'],
];

export function AccountMenu() {
  const user = useSignedInUser();
  const [side, showSide] = use(SideContext);
  const { pathname } = useLocation();
  const { container, button, panel } = useDisclosure<HTMLElement>();

  return (
    <nav ref={container} className={styles.account} aria-label="Konto">
      <button
        {...button}
        type="button"
        className={styles.opener}
        aria-label={`Konto von ${user.username}`}
      >
        <Avatar image={user.image} name={user.username} size="small" />
        <Icon drawing={drawings.chevronDown} size={18} />
      </button>
      <div {...panel} className={styles.menu}>
        <p className={styles.who}>
          <Avatar image={user.image} name={user.username} size="small" />
          <span>
            <span className={styles.small}>Angemeldet als</span>
            <span className={styles.name}>{user.username}</span>
          </span>
        </p>
        {user.role.length > 1 && (
          <div role="group" aria-label="Menü für" className={styles.sides}>
            {sides.map(([role, label]) => (
              <button
                key={role}
                type="button"
                className={styles.side}
                aria-pressed={role === side}
                onClick={() => showSide(role)}
              >
                {label}
              </button>
            ))}
          </div>
        )}
        <ul className={styles.entries}>
          {entries
            .filter(({ only }) => only === undefined || user.role.includes(only))
            .map((entry) => (
              <li key={entry.to}>
                <Link
                  to={entry.to}
                  className={styles.entry}
                  aria-current={pathname === entry.to ? 'page' : undefined}
                >
                  <Icon drawing={entry.icon} />
                  {entry.label}
                </Link>
              </li>
            ))}
        </ul>
      </div>
    </nav>
  );
}
