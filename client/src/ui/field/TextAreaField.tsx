import type { ComponentProps } from 'react';
import { classNames } from '../classNames.ts';
import { Field, FieldHint, type FieldText, useFieldIds } from './Field.tsx';
import { Stack } from '../Stack.tsx';
import styles from './Field.module.css';

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

const inWords = new Intl.NumberFormat('de-DE');

/** Says below how much of the text's room is used; `length` is that of the text as it stands. */
export function CountedAreaField({
  length,
  maxLength,
  ...rest
}: { length: number; maxLength: number } & ComponentProps<typeof TextAreaField>) {
  return (
    <Stack gap="small">
      <TextAreaField {...rest} maxLength={maxLength} />
      <FieldHint id={undefined}>
        {`${inWords.format(length)} von ${inWords.format(maxLength)} Zeichen`}
      </FieldHint>
    </Stack>
  );
}
