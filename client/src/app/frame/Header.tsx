import { paths } from '@inkognito/shared/pages';
import { type ReactNode, useId, useRef } from 'react';
import { Link, type Location, useLocation } from 'react-router-dom';
import { ButtonLink } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import * as drawings from '../../ui/drawings.ts';
import { useDisclosure } from './AccountMenu.tsx';
import type { HeaderUser } from './MainNav.tsx';
import styles from './Header.module.css';
import { Logo } from './Logo.tsx';
import { SignedInBar } from './SignedInBar.tsx';

type SignInArrival = { from?: unknown; at?: string };

/** Search and account stand in the document once; on a narrow screen the style sheet folds them into the menu panel. */
export function Header({
  user,
  search,
  onLogout,
}: {
  user: HeaderUser | null;
  search?: ReactNode;
  onLogout: () => Promise<void>;
}) {
  const header = useRef<HTMLElement>(null);
  const panelId = useId();
  const menuButton = useRef<HTMLButtonElement>(null);
  const { key: scope, pathname: at, state } = useLocation() as Location<SignInArrival | null>;
  // What of it is a way back, the sign-in pages decide, which are loaded when they are opened.
  const arrival: SignInArrival = { from: state?.from, at };
  const panel = useDisclosure({ container: header, button: menuButton, scope });

  return (
    <header ref={header} className={styles.header}>
      <div className={styles.bar}>
        <Link to={paths.landing} className={styles.home} aria-label="Inkognito, zur Startseite">
          <Logo />
        </Link>
        <button
          ref={menuButton}
          type="button"
          className={styles.menuButton}
          aria-label="Menü"
          aria-expanded={panel.open}
          aria-controls={panelId}
          onClick={panel.toggle}
        >
          <Icon drawing={panel.open ? drawings.close : drawings.menu} size={24} />
        </button>
        <div id={panelId} className={styles.panel} data-open={panel.open}>
          {search !== undefined && <div className={styles.search}>{search}</div>}
          {user ? (
            <SignedInBar user={user} onLogout={onLogout} />
          ) : (
            <nav className={styles.guest} aria-label="Konto">
              <ButtonLink to={paths.login} variant="quiet" state={arrival}>
                Anmelden
              </ButtonLink>
              <ButtonLink to={paths.signup} state={arrival}>
                Registrieren
              </ButtonLink>
            </nav>
          )}
        </div>
      </div>
    </header>
  );
}
