import type { ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import { type FoldInput, FoldTitle, useFold } from './Fold.tsx';
import styles from './FormSection.module.css';

/** With a `fold` it folds to one line on a phone. */
export function FormSection({
  id,
  title,
  description,
  fold: input,
  children,
}: {
  id?: string;
  title: ReactNode;
  description?: ReactNode;
  fold?: FoldInput;
  children: ReactNode;
}) {
  const fold = useFold(input);
  return (
    <section
      id={id}
      className={classNames(
        styles.section,
        input && styles.folding,
        fold.isFolded && styles.folded,
      )}
    >
      <div className={styles.head}>
        <h2 className={styles.title}>
          <FoldTitle fold={fold} title={title} summary={input?.summary} />
        </h2>
        {description !== undefined && !fold.isFolded && (
          <p className={styles.description}>{description}</p>
        )}
      </div>
      <div {...fold.body} className={styles.fields}>
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
