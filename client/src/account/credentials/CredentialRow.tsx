import { focusOnce } from '../../lib/focus.ts';
import { type ReactNode, useState } from 'react';
import { classNames } from '../../ui/classNames.ts';
import rows from '../../ui/rows.module.css';
import styles from './Credentials.module.css';
import { Button } from '../../ui/Button.tsx';

export function CredentialRow({
  label,
  labelId,
  value,
  action,
  children,
}: {
  label: string;
  labelId?: string;
  value: ReactNode;
  action?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <li className={classNames(rows.lined, styles.row)}>
      <div className={classNames(rows.apart, styles.line)}>
        <div className={styles.words}>
          <h3 id={labelId} className={styles.label}>
            {label}
          </h3>
          <div className={styles.value}>{value}</div>
        </div>
        {action}
      </div>
      {children}
    </li>
  );
}

/** The form replaces the button, which gets the focus back when it closes. */
export function EditableRow({
  openLabel,
  form,
  children,
  ...row
}: {
  label: string;
  value: ReactNode;
  openLabel: string;
  form: (close: () => void) => ReactNode;
  children?: ReactNode;
}) {
  const [state, setState] = useState<'untouched' | 'open' | 'closed'>('untouched');
  const isOpen = state === 'open';

  return (
    <CredentialRow
      {...row}
      action={
        !isOpen && (
          <Button
            ref={state === 'closed' ? focusOnce : undefined}
            variant="secondary"
            size="small"
            onClick={() => setState('open')}
          >
            {openLabel}
          </Button>
        )
      }
    >
      {isOpen && form(() => setState('closed'))}
      {children}
    </CredentialRow>
  );
}
