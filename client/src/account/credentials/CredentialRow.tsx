import type { ReactNode } from 'react';
import { classNames } from '../../ui/classNames.ts';
import rows from '../../ui/rows.module.css';
import styles from './Credentials.module.css';

export function CredentialRow({
  label,
  value,
  action,
  children,
}: {
  label: string;
  value: ReactNode;
  action?: ReactNode;
  /** What opens below, such as a form. */
  children?: ReactNode;
}) {
  return (
    <li className={classNames(rows.lined, styles.row)}>
      <div className={classNames(rows.apart, styles.line)}>
        <div className={styles.words}>
          <h3 className={styles.label}>{label}</h3>
          <div className={styles.value}>{value}</div>
        </div>
        {action}
      </div>
      {children}
    </li>
  );
}
