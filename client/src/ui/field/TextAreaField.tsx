import type { ComponentProps } from 'react';
import { classNames } from '../classNames.ts';
import { Field, FieldHint, type FieldText, useField } from './Field.tsx';
import { Stack } from '../Stack.tsx';
import styles from './Field.module.css';

export function TextAreaField({ className, ...props }: FieldText & ComponentProps<'textarea'>) {
  const { frame, control } = useField(props);
  return (
    <Field {...frame}>
      <textarea {...control} className={classNames(styles.control, styles.area, className)} />
    </Field>
  );
}

export const isPaste = ({ inputType }: InputEvent) =>
  ['insertFromPaste', 'insertFromDrop'].includes(inputType);

const inWords = new Intl.NumberFormat('de-DE');

export function CountedAreaField({
  length,
  maxLength,
  ...rest
}: { length: number; maxLength: number } & ComponentProps<typeof TextAreaField>) {
  return (
    <Stack gap="small">
      <TextAreaField {...rest} maxLength={maxLength} />
      <FieldHint>{`${inWords.format(length)} von ${inWords.format(maxLength)} Zeichen`}</FieldHint>
    </Stack>
  );
}
