import { paths } from '@inkognito/shared/pages';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, startTransition, useState } from 'react';
import { flushSync } from 'react-dom';
import { Link, Outlet, useLocation, useNavigate } from 'react-router-dom';
import { signOut, LeaveContext } from '../../auth/signOut.ts';
import { forgetWayBack } from '../../auth/mailedLink/wayBack.ts';
import { CurrentUserContext, clearUserState, useCurrentUser } from '../../user/currentUser.ts';
import { DemoStrip, demo } from './DemoStrip.tsx';
import { SideContext, useSide } from './entries.ts';
import { Header } from './Header.tsx';
import { BottomBar } from './MainNav.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { FailureBoundary } from '../../ui/page/FailureBoundary.tsx';
import { PageFailure } from '../../ui/page/PageFailure.tsx';
import page from '../../ui/page/PageFrame.module.css';
import { classNames } from '../../ui/classNames.ts';
import styles from './AppFrame.module.css';
import footer from './Footer.module.css';

/** Renders nothing before the page's chunk is loaded, so that the footer does not jump. */
export function Frame() {
  const queryClient = useQueryClient();
  const user = useCurrentUser();
  const navigate = useNavigate();
  const { key } = useLocation();
  const [leaving, setLeaving] = useState(false);

  function leave(farewell: string) {
    // Unmount the page first: its guard would redirect to sign-up, and it would refetch without a session.
    flushSync(() => setLeaving(true));
    clearUserState(queryClient);
    forgetWayBack();
    startTransition(() => {
      setLeaving(false);
      void navigate(paths.landing, { replace: true, state: { farewell } });
    });
  }

  async function handleLogout() {
    await signOut();
    leave('Sie haben sich abgemeldet.');
  }

  return (
    <LeaveContext value={leave}>
      <CurrentUserContext value={leaving ? null : user}>
        <AppFrame onLogout={handleLogout}>
          <FailureBoundary
            resetKeys={[key]}
            face={(failure) => (
              <div className={classNames(page.page, page.wide)}>
                <PageFailure {...failure} />
              </div>
            )}
          >
            {!leaving && <Outlet />}
          </FailureBoundary>
        </AppFrame>
      </CurrentUserContext>
    </LeaveContext>
  );
}

const mainId = 'inhalt';

export function AppFrame({
  onLogout,
  children,
}: {
  onLogout: () => Promise<void>;
  children: ReactNode;
}) {
  const user = useCurrentUser();
  return (
    <SideContext value={useSide()}>
      <div className={styles.frame}>
        <a className={styles.skip} href={`#${mainId}`}>
          Zum Inhalt springen
        </a>
        <Header onLogout={onLogout} />
        {demo && (
          <aside className={styles.demo} aria-label="Vorführung">
            <DemoStrip demo={demo} />
          </aside>
        )}
        <main id={mainId} tabIndex={-1} className={styles.main}>
          {children}
        </main>
        <Footer />
        {user && <BottomBar />}
      </div>
    </SideContext>
  );
}

const legalPages = {
  Impressum: paths.imprint,
  Nutzungsbedingungen: paths.terms,
  Datenschutzerklärung: paths.privacyPolicy,
};

function Footer() {
  return (
    <footer className={footer.footer}>
      <div className={footer.row}>
        <p>© 2025 Inkognito</p>
        <nav className={footer.links} aria-label="Über Inkognito">
          <Link to={paths.rules}>So rechnen wir</Link>
          {Object.entries(legalPages).map(([title, path]) => (
            <a key={title} href={path} target="_blank" rel="noopener">
              {title}
              <VisuallyHidden> (öffnet in neuem Tab)</VisuallyHidden>
            </a>
          ))}
        </nav>
      </div>
    </footer>
  );
}
