import { paths } from '@inkognito/shared/pages';
import { Link } from 'react-router-dom';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import styles from './Footer.module.css';

const legalPages = {
  Impressum: paths.imprint,
  Nutzungsbedingungen: paths.terms,
  Datenschutzerklärung: paths.privacyPolicy,
};

export function Footer() {
  return (
    <footer className={styles.footer}>
      <div className={styles.row}>
        <p>© 2025 Inkognito</p>
        <nav className={styles.links} aria-label="Über Inkognito">
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
