import type { ReadField } from '@inkognito/shared/reading/reading';
import type { RefObject } from 'react';
import { usePickedWords } from './pickedWords.ts';
import styles from './ReadText.module.css';
import { type Span, type TextMark, wordAt, wordsOf } from './textMarks.ts';

export function MarkedText({
  ref,
  text,
  marks,
  tagOf,
  onPick,
}: {
  ref: RefObject<HTMLDivElement | null>;
  text: string;
  marks: readonly TextMark[];
  tagOf: (field: ReadField, quote: string) => string;
  onPick: (span: Span, focus: boolean) => void;
}) {
  const spanAt = (offset: number) =>
    marks.find(({ start, end }) => start <= offset && offset < end) ?? wordAt(text, offset);
  const pick = usePickedWords(ref, spanAt, ({ start, end }) => onPick({ start, end }, false));
  const pieces = marks.map(({ start, end, fields }, index) => {
    const before = marks[index - 1]?.end ?? 0;
    const quote = wordsOf(text, { start, end });
    const tag = fields.map((field) => tagOf(field, quote)).join(', ');
    return (
      <span key={start}>
        <span data-start={before}>{text.slice(before, start)}</span>
        <mark className={styles.mark}>
          <span data-start={start}>{text.slice(start, end)}</span>
        </mark>
        <button
          type="button"
          className={styles.tag}
          aria-label={`${tag}: „${quote}“ ändern`}
          onClick={(event) => {
            event.stopPropagation();
            onPick({ start, end }, true);
          }}
        >
          {tag}
        </button>
      </span>
    );
  });
  const rest = marks.at(-1)?.end ?? 0;
  return (
    // The keyboard scrolls it, reaches the tags, and has a button for other words below.
    <div
      ref={ref}
      role="group"
      aria-label="Der gelesene Text"
      tabIndex={0}
      dir="auto"
      className={styles.text}
      onClick={pick}
    >
      {pieces}
      <span data-start={rest}>{text.slice(rest)}</span>
    </div>
  );
}
