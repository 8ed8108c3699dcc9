import { paths } from '@inkognito/shared/pages';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import styles from './AppFrame.module.css';
import footer from './Footer.module.css';
import { BottomBar } from './BottomBar.tsx';
import { type HeaderUser, useSide } from './entries.ts';
import { Header } from './Header.tsx';
import { DemoStrip, demo } from './DemoStrip.tsx';

const mainId = 'inhalt';

export function AppFrame({
  user,
  onLogout,
  children,
}: {
  user: HeaderUser | null;
  onLogout: () => Promise<void>;
  children: ReactNode;
}) {
  const [side, showSide] = useSide(user);
  return (
    <div className={styles.frame}>
      <a className={styles.skip} href={`#${mainId}`}>
        Zum Inhalt springen
      </a>
      <Header user={user} side={side} onSide={showSide} onLogout={onLogout} />
      {demo && (
        <aside className={styles.demo} aria-label="Vorführung">
          <DemoStrip demo={demo} />
        </aside>
      )}
      <main id={mainId} tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <Footer />
      {user && <BottomBar user={user} side={side} />}
    </div>
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
