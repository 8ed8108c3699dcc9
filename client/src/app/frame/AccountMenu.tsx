import type { Role } from '@inkognito/shared/codes';
import { use } from 'react';
import { Avatar } from '../../ui/Avatar.tsx';
import { Icon } from '../../ui/Icon.tsx';
import * as drawings from '../../ui/drawings.ts';
import { useSignedInUser } from '../../user/currentUser.ts';
import { useDisclosure } from '../../ui/dialog/useOutside.ts';
import styles from './AccountMenu.module.css';
import { SideContext, accountEntriesFor } from './entries.ts';
import { Entries } from './MainNav.tsx';

const sides: readonly (readonly [Role, string])[] = [
  ['jobSeeker', 'Ich suche'],
  ['recruiter', 'Ich besetze'],
];

export function AccountMenu() {
  const user = useSignedInUser();
  const [side, showSide] = use(SideContext);
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
        <Entries entries={accountEntriesFor(user.role)} className={styles.entries} />
      </div>
    </nav>
  );
}
