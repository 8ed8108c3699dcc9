import { splitCommaList } from '@inkognito/shared/questionnaire';
import type { ClipboardEvent, KeyboardEvent } from 'react';
import { TitleField, type TitleFieldProps } from '../job/title/TitleField.tsx';

/** One text field for all titles, so that autofill and pasting work. */
export function TitleListField(
  props: { text: string } & Omit<TitleFieldProps, 'isList' | 'onKeyDown' | 'onPaste'>,
) {
  const { text, onTextChange } = props;

  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || /(?:^|[,;])\s*$/.test(text)) return;
    event.preventDefault();
    onTextChange(`${text.trimEnd()}, `);
  };

  const handlePaste = (event: ClipboardEvent<HTMLInputElement>) => {
    const pasted = event.clipboardData.getData('text');
    if (!/[\r\n]/.test(pasted)) return;
    event.preventDefault();
    // Pasted lines are titles; the browser would join them.
    const { value, selectionStart, selectionEnd } = event.currentTarget;
    const before = value.slice(0, selectionStart ?? value.length);
    const after = value.slice(selectionEnd ?? value.length);
    onTextChange(before + splitCommaList(pasted).join(', ') + after);
  };

  return <TitleField {...props} isList onKeyDown={handleKeyDown} onPaste={handlePaste} />;
}
