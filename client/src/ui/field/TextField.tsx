import type { ComponentProps } from 'react';
import { Field, type FieldText, useFieldIds } from './Field.tsx';
import styles from './Field.module.css';

type TextFieldType = 'text' | 'email' | 'tel' | 'url' | 'search' | 'date';

/** Without `required` the label says "(freiwillig)". */
export function TextField({
  label,
  hint,
  error,
  mark,
  id,
  type = 'text',
  ...rest
}: FieldText & { type?: TextFieldType } & Omit<ComponentProps<'input'>, 'type' | 'className'>) {
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
      <input {...rest} {...ids.aria} id={ids.id} type={type} className={styles.control} />
    </Field>
  );
}
