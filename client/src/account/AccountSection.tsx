import type { ReactNode } from 'react';
import { LoadedSection, WaitingCard } from '../ui/page/LoadedSection.tsx';
import styles from './AccountPage.module.css';

/** A failed section shows its own error; the others stay usable. */
export function AccountSection({
  id,
  title,
  description,
  children,
}: {
  id: string;
  title: string;
  description?: string;
  children: ReactNode;
}) {
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id} tabIndex={-1} className={styles.title}>
          {title}
        </h2>
        {description !== undefined && <p className={styles.description}>{description}</p>}
      </div>
      <LoadedSection fallback={<WaitingCard text={`${title} wird geladen …`} />}>
        {children}
      </LoadedSection>
    </section>
  );
}

/** Plain links: the browser scrolls, moves the focus to the heading, and "back" returns. */
export function AccountNav({ sections }: { sections: readonly { id: string; title: string }[] }) {
  return (
    <nav className={styles.nav} aria-label="Auf dieser Seite">
      <ul className={styles.links}>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`} className={styles.link}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

export function focusSection(id: string): void {
  document.getElementById(id)?.focus({ preventScroll: true });
}
