import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Icon } from '../Icon.tsx';
import styles from './PageHeader.module.css';
import * as drawings from '../drawings.ts';

export function PageHeader({
  title,
  lead,
  back,
  actions,
}: {
  title: ReactNode;
  lead?: ReactNode;
  back?: { to: string; label: string; state?: unknown } | undefined;
  actions?: ReactNode;
}) {
  return (
    <header className={styles.header}>
      {back && (
        <Link className={styles.back} to={back.to} state={back.state}>
          <Icon drawing={drawings.arrowLeft} size={18} />
          {back.label}
        </Link>
      )}
      <div className={styles.row}>
        <div className={styles.words}>
          <h1 tabIndex={-1}>{title}</h1>
          {lead !== undefined && <p className={styles.lead}>{lead}</p>}
        </div>
        {actions !== undefined && <div className={styles.actions}>{actions}</div>}
      </div>
    </header>
  );
}
