import { paths } from '@inkognito/shared/pages';
import { use } from 'react';
import { Link, type Location, useLocation } from 'react-router-dom';
import { useAction } from '../../lib/action.ts';
import { useDisclosure } from '../../ui/dialog/useOutside.ts';
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
  const { open, container, button, panel } = useDisclosure<HTMLElement>();
  const { pathname: at, state } = useLocation() as Location<SignInArrival | null>;
  // The lazily loaded sign-in pages decide which of it is a way back.
  const arrival: SignInArrival = { from: state?.from, at };

  return (
    <header ref={container} className={styles.header}>
      <div className={styles.bar}>
        <Link to={paths.landing} className={styles.home} aria-label="Inkognito, zur Startseite">
          <Logo />
        </Link>
        <button {...button} type="button" className={styles.menuButton} aria-label="Menü">
          <Icon drawing={open ? drawings.close : drawings.menu} size={24} />
        </button>
        <div {...panel} className={styles.panel}>
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
  const { open, container, button, panel } = useDisclosure<HTMLDivElement>();
  return (
    <div ref={container} className={styles.search} data-behind-icon={behindIcon} data-open={open}>
      <button {...button} type="button" className={styles.searchButton} aria-label="Suche">
        <Icon drawing={drawings.search} />
      </button>
      <div id={panel.id} className={styles.searchField}>
        <CandidateSearch />
      </div>
    </div>
  );
}
