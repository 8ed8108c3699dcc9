import { Link } from 'react-router-dom';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import styles from './Footer.module.css';
import { paths } from '../../lib/paths.ts';

const legalPages = [
  [paths.imprint, 'Impressum'],
  [paths.terms, 'Nutzungsbedingungen'],
  [paths.privacyPolicy, 'Datenschutzerklärung'],
] as const;

export function Footer() {
  return (
    <footer className={styles.footer}>
      <div className={styles.row}>
        <p>© 2025 Inkognito</p>
        <nav className={styles.links} aria-label="Über Inkognito">
          <Link to={paths.rules}>So rechnen wir</Link>
          {legalPages.map(([path, title]) => (
            <a key={path} href={path} target="_blank" rel="noopener">
              {title}
              <VisuallyHidden> (öffnet in neuem Tab)</VisuallyHidden>
            </a>
          ))}
        </nav>
      </div>
    </footer>
  );
}
