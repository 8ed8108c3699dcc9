import { useAction } from '../../lib/action.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Notice } from '../../ui/Notice.tsx';
import * as drawings from '../../ui/drawings.ts';
import { AccountMenu } from './AccountMenu.tsx';
import { MainNav, type HeaderUser } from './MainNav.tsx';
import nav from './MainNav.module.css';
import styles from './SignedInBar.module.css';
import { classNames } from '../../ui/classNames.ts';

/** What the header has for whoever is signed in, beside the search. */
export function SignedInBar({
  user,
  onLogout,
}: {
  user: HeaderUser;
  onLogout: () => Promise<void>;
}) {
  const logout = useAction(onLogout, 'Sie sind noch angemeldet. Bitte versuchen Sie es erneut.');
  return (
    <div className={styles.bar}>
      <MainNav user={user} />
      <AccountMenu user={user} />
      <button
        type="button"
        className={classNames(nav.entry, styles.logout)}
        onClick={() => void logout.run()}
      >
        <Icon drawing={drawings.logout} size={18} />
        Abmelden
      </button>
      {logout.failure && (
        <div className={styles.failure}>
          <Notice tone="danger">{logout.failure.message}</Notice>
        </div>
      )}
    </div>
  );
}
