import { useState } from 'react';
import { type ButtonVariant, CopyButton } from '../../ui/Button.tsx';
import { TextAreaField } from '../../ui/field/TextAreaField.tsx';
import { Cluster } from '../../ui/Stack.tsx';
import styles from './MessageCheckPage.module.css';

export function TextReply({
  label,
  copyLabel,
  initial,
  variant,
}: {
  label: string;
  copyLabel: string;
  initial: string;
  variant: ButtonVariant;
}) {
  const [text, setText] = useState(initial);
  return (
    <div className={styles.reply}>
      <TextAreaField
        label={label}
        required
        rows={lineCount(initial)}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Cluster>
        <CopyButton text={text} label={copyLabel} variant={variant} />
      </Cluster>
    </div>
  );
}

/** Where the browser does not fit the field to its text by itself. */
export function lineCount(text: string): number {
  return Math.min(20, text.split('\n').length + 2);
}
