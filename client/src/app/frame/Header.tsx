import { paths } from '@inkognito/shared/pages';
import { use, useId, useRef } from 'react';
import { Link, type Location, useLocation } from 'react-router-dom';
import { useAction } from '../../lib/action.ts';
import { useDisclosure } from '../../lib/useOutside.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { classNames } from '../../ui/classNames.ts';
import * as drawings from '../../ui/drawings.ts';
import { useCurrentUser } from '../../user/currentUser.ts';
import { CandidateSearch } from '../../user/CandidateSearch.tsx';
import { AccountMenu } from './AccountMenu.tsx';
import { SideContext } from './entries.ts';
import { MainNav } from './MainNav.tsx';
import nav from './MainNav.module.css';
import styles from './Header.module.css';
import { Logo } from './Logo.tsx';
import signedIn from './SignedInBar.module.css';

type SignInArrival = { from?: unknown; at?: string };

/** Everything is in the document once; on a narrow screen CSS folds it into the menu panel. */
export function Header({ onLogout }: { onLogout: () => Promise<void> }) {
  const user = useCurrentUser();
  const header = useRef<HTMLElement>(null);
  const panelId = useId();
  const menuButton = useRef<HTMLButtonElement>(null);
  const { key: scope, pathname: at, state } = useLocation() as Location<SignInArrival | null>;
  // The lazily loaded sign-in pages decide which of it is a way back.
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
          {user ? (
            <SignedInBar onLogout={onLogout} />
          ) : (
            <>
              <div className={styles.search}>
                <CandidateSearch />
              </div>
              <nav className={styles.guest} aria-label="Konto">
                <ButtonLink to={paths.login} variant="quiet" state={arrival}>
                  Anmelden
                </ButtonLink>
                <ButtonLink
                  to={paths.signup}
                  variant={at === paths.signup ? 'secondary' : 'primary'}
                  state={arrival}
                >
                  Registrieren
                </ButtonLink>
              </nav>
            </>
          )}
        </div>
      </div>
    </header>
  );
}

function SignedInBar({ onLogout }: { onLogout: () => Promise<void> }) {
  const [side] = use(SideContext);
  const logout = useAction(onLogout, 'Sie sind noch angemeldet. Bitte versuchen Sie es erneut.');
  return (
    <div className={signedIn.bar}>
      <MainNav />
      <FoldedSearch behindIcon={side === 'recruiter' ? 'narrow' : 'always'} />
      <AccountMenu />
      <button
        type="button"
        className={classNames(nav.entry, signedIn.logout)}
        onClick={() => void logout.run()}
      >
        <Icon drawing={drawings.logout} size={18} />
        Abmelden
      </button>
      {logout.failure && (
        <div className={signedIn.failure}>
          <Notice tone="danger">{logout.failure.message}</Notice>
        </div>
      )}
    </div>
  );
}

function FoldedSearch({ behindIcon }: { behindIcon: 'narrow' | 'always' }) {
  const container = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const fieldId = useId();
  const { key: scope } = useLocation();
  const field = useDisclosure({ container, button, scope });
  return (
    <div
      ref={container}
      className={styles.search}
      data-behind-icon={behindIcon}
      data-open={field.open}
    >
      <button
        ref={button}
        type="button"
        className={styles.searchButton}
        aria-label="Suche"
        aria-expanded={field.open}
        aria-controls={fieldId}
        onClick={field.toggle}
      >
        <Icon drawing={drawings.search} />
      </button>
      <div id={fieldId} className={styles.searchField}>
        <CandidateSearch />
      </div>
    </div>
  );
}
