import type { ReactNode } from 'react';
import { ButtonLink } from '../Button.tsx';
import styles from './EmptyState.module.css';

export function EmptyState({
  title,
  link,
  action,
  children,
}: {
  title: string;
  /** The way on. */
  link?: { to: string; label: string };
  action?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <div className={styles.empty}>
      <svg className={styles.drawing} viewBox="0 0 96 64" aria-hidden="true" focusable="false">
        <rect className={styles.sheet} x="22" y="4" width="66" height="42" rx="6" />
        <rect className={styles.sheet} x="10" y="16" width="66" height="42" rx="6" />
        <path className={styles.bars} d="M20 28h30M20 39h44M20 50h18" />
      </svg>
      <p className={styles.title}>{title}</p>
      {children !== undefined && <div className={styles.words}>{children}</div>}
      {link && (
        <ButtonLink to={link.to} variant="secondary">
          {link.label}
        </ButtonLink>
      )}
      {action}
    </div>
  );
}
