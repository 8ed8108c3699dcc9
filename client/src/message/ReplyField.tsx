import type { Reply } from '@inkognito/shared/reading/replies';
import { type ReactNode, type Ref, useState } from 'react';
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
export function useReply(texts: Reply) {
  const [kept, setKept] = useState(texts);
  const [length, setLength] = useState<keyof Reply>('short');
  const isLong = length === 'long';
  const lengthButton: ReactNode = kept.long !== null && (
    <Button variant="quiet" onClick={() => setLength(isLong ? 'short' : 'long')}>
      {isLong ? 'Kurze Fassung' : 'Lange Fassung'}
    </Button>
  );
  return {
    text: kept[length] ?? kept.short,
    onChange: (text: string) => setKept({ ...kept, [length]: text }),
    lengthButton,
  };
}
