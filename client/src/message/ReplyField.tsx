import type { Reply } from '@inkognito/shared/reading/replies';
import { type Ref, useState } from 'react';
import { Button } from '../ui/Button.tsx';
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

/** The long text is folded behind the short one; each as it was last changed. */
export function LengthButton({
  texts,
  text,
  onChoose,
}: {
  texts: Reply;
  text: string;
  onChoose: (text: string) => void;
}) {
  const [kept, setKept] = useState(texts);
  const [isLong, setIsLong] = useState(false);
  if (kept.long === null) return null;
  const { short, long } = kept;
  return (
    <Button
      variant="quiet"
      onClick={() => {
        setKept(isLong ? { short, long: text } : { short: text, long });
        setIsLong(!isLong);
        onChoose(isLong ? short : long);
      }}
    >
      {isLong ? 'Kurze Fassung' : 'Lange Fassung'}
    </Button>
  );
}
