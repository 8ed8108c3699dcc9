import type { ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import styles from './FormSection.module.css';

export function FormSection({
  id,
  title,
  description,
  children,
}: {
  id?: string;
  title: ReactNode;
  description?: ReactNode;
  children: ReactNode;
}) {
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
