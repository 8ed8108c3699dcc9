import { splitCommaList } from '@inkognito/shared/questionnaire';
import { type ClipboardEvent, type KeyboardEvent, useId, useState } from 'react';
import { Icon } from '../ui/Icon.tsx';
import * as drawings from '../ui/drawings.ts';
import { TitleField, type TitleFieldProps } from '../job/title/TitleField.tsx';
import styles from './CommaListField.module.css';

/** One text field for all titles, so that autofill and pasting work. */
export function CommaListField({
  text,
  onTextChange,
  onChange,
  onBlur,
  ...rest
}: { text: string } & Omit<TitleFieldProps, 'text' | 'split' | 'id' | 'onKeyDown' | 'onPaste'>) {
  const id = useId();
  const [typing, setTyping] = useState(false);
  const titles = [...new Set(splitCommaList(text))];
  // A title is complete after a comma or on leaving the field.
  const finished = typing && !endsWithComma(text) ? titles.slice(0, -1) : titles;

  const remove = (title: string) => {
    onTextChange(titles.filter((other) => other !== title).join(', '));
    document.getElementById(id)?.focus();
  };

  const handleKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter' && typing && text.trim() !== '') {
      event.preventDefault();
      onTextChange(listStart(titles));
    } else if (event.key === 'Backspace' && endsWithComma(text) && isAtEnd(event.currentTarget)) {
      event.preventDefault();
      onTextChange(listStart(titles.slice(0, -1)));
    }
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

  return (
    <div className={styles.list}>
      <TitleField
        {...rest}
        id={id}
        text={text}
        onTextChange={onTextChange}
        split={splitCommaList}
        onKeyDown={handleKeyDown}
        onPaste={handlePaste}
        onChange={(event) => {
          setTyping(true);
          onChange?.(event);
        }}
        onBlur={(event) => {
          setTyping(false);
          onBlur?.(event);
        }}
      />
      {finished.length > 0 && (
        <ul className={styles.chips} aria-label="Eingegebene Titel">
          {finished.map((title) => (
            <li key={title} className={styles.chip}>
              <span>{title}</span>
              <button
                type="button"
                className={styles.remove}
                aria-label={`${title} entfernen`}
                onClick={() => remove(title)}
              >
                <Icon drawing={drawings.close} size={14} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function endsWithComma(text: string): boolean {
  return /[,;]\s*$/.test(text);
}

function isAtEnd({ selectionStart, selectionEnd, value }: HTMLInputElement): boolean {
  return selectionStart === selectionEnd && selectionEnd === value.length;
}

function listStart(titles: readonly string[]): string {
  return titles.map((title) => `${title}, `).join('');
}
