import type { ReactNode } from 'react';
import styles from './AppFrame.module.css';
import { Footer } from './Footer.tsx';
import type { HeaderUser } from './MainNav.tsx';
import { Header } from './Header.tsx';

const mainId = 'inhalt';

export function AppFrame({
  user,
  search,
  onLogout,
  children,
}: {
  user: HeaderUser | null;
  search?: ReactNode;
  onLogout: () => Promise<void>;
  children: ReactNode;
}) {
  return (
    <div className={styles.frame}>
      <a className={styles.skip} href={`#${mainId}`}>
        Zum Inhalt springen
      </a>
      <Header user={user} search={search} onLogout={onLogout} />
      <main id={mainId} tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <Footer />
    </div>
  );
}
