import type { Role } from '@inkognito/shared/codes';
import type { ReactNode } from 'react';
import { classNames } from '../ui/classNames.ts';
import { FoldTitle, useFold } from '../ui/form/Fold.tsx';
import { LoadedSection, WaitingCard } from '../ui/page/LoadedSection.tsx';
import styles from './AccountPage.module.css';

export type Section = {
  id: string;
  title: string;
  description?: string;
  /** In its place on a phone, while it is folded. */
  summary: ReactNode;
  /** One of them is enough; everyone sees a section without. */
  roles?: readonly Role[];
  children: ReactNode;
};

/** A failed section shows its own error; the others stay usable. */
export function AccountSection({
  section: { id, title, description, summary, children },
  startsOpen,
}: {
  section: Section;
  startsOpen: boolean;
}) {
  const fold = useFold({ startsOpen });
  return (
    <section
      className={classNames(styles.section, fold.isFolded && styles.folded)}
      aria-labelledby={id}
    >
      <div className={styles.head}>
        <h2 id={id} tabIndex={-1} className={styles.title}>
          <FoldTitle fold={fold} title={title} summary={summary} />
        </h2>
        {description !== undefined && !fold.isFolded && (
          <p className={styles.description}>{description}</p>
        )}
      </div>
      <div {...fold.body}>
        <LoadedSection
          what={`„${title}“ konnte nicht geladen werden.`}
          fallback={<WaitingCard text={`${title} wird geladen …`} />}
        >
          {children}
        </LoadedSection>
      </div>
    </section>
  );
}

/** Plain links: the browser scrolls, moves the focus to the heading, and "back" returns. */
export function AccountNav({ sections }: { sections: readonly Section[] }) {
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
