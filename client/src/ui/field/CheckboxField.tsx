import type { ComponentProps, ReactNode } from 'react';
import styles from './Choice.module.css';
import { classNames } from '../classNames.ts';
import { FieldError, useFieldIds } from './Field.tsx';

export function CheckboxField({
  label,
  hint,
  error,
  id,
  look = 'plain',
  ...rest
}: {
  label: ReactNode;
  hint?: string | undefined;
  error?: string | undefined;
  look?: 'plain' | 'card';
} & Omit<ComponentProps<'input'>, 'type' | 'className'>) {
  const ids = useFieldIds(id, { hint, error });
  return (
    <div className={styles.single}>
      <div className={classNames(styles.choice, look === 'card' && styles.card)}>
        <input {...rest} {...ids.aria} id={ids.id} type="checkbox" className={styles.input} />
        <div className={styles.words}>
          <label htmlFor={ids.id} className={styles.label}>
            {label}
          </label>
          {hint !== undefined && (
            <p id={`${ids.id}-hint`} className={styles.description}>
              {hint}
            </p>
          )}
        </div>
      </div>
      {error !== undefined && <FieldError id={`${ids.id}-error`}>{error}</FieldError>}
    </div>
  );
}
