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
      <Choice {...rest} {...ids.aria} id={ids.id} type="checkbox" {...{ label, hint, look }} />
      {error !== undefined && <FieldError id={`${ids.id}-error`}>{error}</FieldError>}
    </div>
  );
}

/** A box or a circle with its words. */
export function Choice({
  label,
  hint,
  look,
  ...input
}: {
  id: string;
  label: ReactNode;
  hint?: string | undefined;
  look: 'plain' | 'card';
} & ComponentProps<'input'>) {
  return (
    <div className={classNames(styles.choice, look === 'card' && styles.card)}>
      <input {...input} className={styles.input} />
      <div className={styles.words}>
        <label htmlFor={input.id} className={styles.label}>
          {label}
        </label>
        {hint !== undefined && (
          <p id={`${input.id}-hint`} className={styles.description}>
            {hint}
          </p>
        )}
      </div>
    </div>
  );
}
