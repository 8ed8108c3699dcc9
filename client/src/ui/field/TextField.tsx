import type { ComponentProps } from 'react';
import { classNames } from '../classNames.ts';
import { Field } from './Field.tsx';
import styles from './Field.module.css';
import { type FieldText, useFieldIds } from './fieldIds.ts';

type TextFieldType = 'text' | 'email' | 'tel' | 'url' | 'search' | 'date';

/** Without `required` the label says "(freiwillig)". */
export function TextField({
  label,
  hint,
  error,
  mark,
  id,
  type = 'text',
  className,
  ...rest
}: FieldText & { type?: TextFieldType } & Omit<ComponentProps<'input'>, 'type'>) {
  const ids = useFieldIds(id, { hint, error, mark });
  return (
    <Field
      label={label}
      hint={hint}
      error={error}
      mark={mark}
      // Whoever filters or searches is asked nothing that could be left open.
      optional={!rest.required && type !== 'search'}
      ids={ids}
    >
      <input
        {...rest}
        {...ids.aria}
        id={ids.id}
        type={type}
        className={classNames(styles.control, className)}
      />
    </Field>
  );
}
