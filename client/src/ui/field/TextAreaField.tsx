import type { ComponentProps } from 'react';
import { classNames } from '../classNames.ts';
import { Field } from './Field.tsx';
import styles from './Field.module.css';
import { type FieldText, useFieldIds } from './fieldIds.ts';

export function TextAreaField({
  label,
  hint,
  error,
  id,
  className,
  ...rest
}: FieldText & ComponentProps<'textarea'>) {
  const ids = useFieldIds(id, { hint, error });
  return (
    <Field label={label} hint={hint} error={error} optional={!rest.required} ids={ids}>
      <textarea
        {...rest}
        {...ids.aria}
        id={ids.id}
        className={classNames(styles.control, styles.area, className)}
      />
    </Field>
  );
}
