import type { ComponentProps } from 'react';
import { Field, type FieldText, useField } from './Field.tsx';
import styles from './Field.module.css';

type TextFieldType = 'text' | 'email' | 'tel' | 'url' | 'search' | 'date';

/** Without `required` the label says "(freiwillig)", except in a search. */
export function TextField({
  type = 'text',
  ...props
}: FieldText & { type?: TextFieldType } & Omit<ComponentProps<'input'>, 'type' | 'className'>) {
  const { frame, control } = useField(props);
  return (
    <Field {...frame} optional={frame.optional && type !== 'search'}>
      <input {...control} type={type} className={styles.control} />
    </Field>
  );
}
