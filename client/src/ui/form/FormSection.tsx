import type { ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import { type FoldInput, FoldTitle, useFold } from './Fold.tsx';
import styles from './FormSection.module.css';

type Section = {
  id?: string;
  title: ReactNode;
  description?: ReactNode;
  children: ReactNode;
};

/** With a `fold` it folds to one line on a phone. */
export function FormSection({ fold, ...section }: Section & { fold?: FoldInput }) {
  if (fold) return <FoldingSection {...section} {...fold} />;
  const { id, title, description, children } = section;
  return (
    <section id={id} className={styles.section}>
      <div className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
        {description !== undefined && <p className={styles.description}>{description}</p>}
      </div>
      <div className={styles.fields}>{children}</div>
    </section>
  );
}

function FoldingSection({
  title,
  description,
  children,
  summary,
  ...input
}: Omit<Section, 'id'> & FoldInput) {
  const fold = useFold(input);
  const { ref, id, className } = fold.body;
  return (
    <section className={classNames(styles.section, styles.folding, fold.isFolded && styles.folded)}>
      <div className={styles.head}>
        <h2 className={styles.title}>
          <FoldTitle fold={fold} title={title} summary={summary} />
        </h2>
        {description !== undefined && !fold.isFolded && (
          <p className={styles.description}>{description}</p>
        )}
      </div>
      <div ref={ref} id={id} className={classNames(styles.fields, className)}>
        {children}
      </div>
    </section>
  );
}

export function FieldRow({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>;
}

/** Sticky on long pages, so that saving is always in reach. */
export function FormActions({
  isSticky = false,
  children,
}: {
  isSticky?: boolean;
  children: ReactNode;
}) {
  return (
    <div className={classNames(styles.section, isSticky && styles.sticky)}>
      <div className={styles.actions}>{children}</div>
    </div>
  );
}
