import type { ComponentProps } from 'react';
import { Stack } from '../Stack.tsx';
import { FieldHint } from './Field.tsx';
import { TextAreaField } from './TextAreaField.tsx';

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
