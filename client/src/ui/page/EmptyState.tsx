import type { ReactNode } from 'react';
import { ButtonLink } from '../Button.tsx';
import styles from './EmptyState.module.css';

export type EmptyKind = 'list' | 'match' | 'key' | 'message';

export function EmptyState({
  title,
  kind = 'list',
  link,
  action,
  children,
}: {
  title: string;
  kind?: EmptyKind;
  /** The way on. */
  link?: { to: string; label: string };
  action?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <div className={styles.empty}>
      <svg className={styles.drawing} viewBox="0 0 96 64" aria-hidden="true" focusable="false">
        {drawings[kind]}
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

const Sheet = ({ x, y, width }: { x: number; y: number; width: number }) => (
  <rect className={styles.sheet} x={x} y={y} width={width} height="42" rx="6" />
);

const Bar = ({ x, y, width }: { x: number; y: number; width: number }) => (
  <rect className={styles.bar} x={x} y={y} width={width} height="6" rx="2" />
);

const drawings: Readonly<Record<EmptyKind, ReactNode>> = {
  list: (
    <>
      <Sheet x={22} y={4} width={66} />
      <Sheet x={10} y={16} width={66} />
      <Bar x={18} y={25} width={34} />
      <Bar x={18} y={36} width={48} />
      <Bar x={18} y={47} width={22} />
    </>
  ),
  match: (
    <>
      <Sheet x={4} y={12} width={52} />
      <Bar x={12} y={22} width={22} />
      <Bar x={12} y={33} width={30} />
      <Bar x={12} y={44} width={16} />
      <circle className={styles.sheet} cx="68" cy="33" r="20" />
      <path className={styles.accent} d="M68 19a14 14 0 1 1-13.3 18.3" />
    </>
  ),
  key: (
    <>
      <Sheet x={4} y={12} width={60} />
      <Bar x={12} y={22} width={26} />
      <Bar x={12} y={33} width={34} />
      <circle className={styles.accent} cx="56" cy="46" r="9" />
      <path className={styles.accent} d="M63 40l20-18M75 29l7 7" />
    </>
  ),
  message: (
    <>
      <path
        className={styles.sheet}
        d="M14 8h68a6 6 0 0 1 6 6v28a6 6 0 0 1-6 6H38L24 60V48H14a6 6 0 0 1-6-6V14a6 6 0 0 1 6-6Z"
      />
      <Bar x={18} y={18} width={52} />
      <Bar x={18} y={29} width={36} />
      <path className={styles.accent} d="M62 34l5 5 10-11" />
    </>
  ),
};
