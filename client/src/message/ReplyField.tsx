import type { Ref } from 'react';
import { TextAreaField } from '../ui/field/TextAreaField.tsx';

export function ReplyField({
  ref,
  label,
  hint,
  text,
  onChange,
}: {
  ref?: Ref<HTMLTextAreaElement> | undefined;
  label: string;
  hint?: string;
  text: string;
  onChange: (text: string) => void;
}) {
  return (
    <TextAreaField
      ref={ref}
      label={label}
      hint={hint}
      required
      // For browsers without `field-sizing`.
      rows={Math.min(20, text.split('\n').length + 2)}
      value={text}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
