import {
  type Corrections,
  type OfferedField,
  type ReadField,
  offeredFields,
} from '@inkognito/shared/reading/reading';
import { useState } from 'react';
import { focusOnce } from '../../lib/focus.ts';
import { Button } from '../../ui/Button.tsx';
import { TextField } from '../../ui/field/TextField.tsx';
import { readFieldLabel } from './readFields.ts';
import styles from './ReadText.module.css';
import { type Span, sayThat } from './textMarks.ts';

const names: Record<OfferedField, string> = {
  jobTitle: 'die Stelle',
  jobLocation: 'der Ort',
  salary: 'das Gehalt',
  employer: 'der Arbeitgeber',
};

/** What the words are, or that they are not what they were taken for. */
export function WordsPanel({
  words,
  span,
  text,
  known,
  focus,
  onCorrect,
  onClose,
}: {
  words: string;
  span: Span | null;
  text: string;
  /** What they are marked as. */
  known: readonly ReadField[];
  focus: boolean;
  onCorrect: (changes: Corrections, span: Span | null) => void;
  onClose: () => void;
}) {
  const [typed, setTyped] = useState(words);
  const [error, setError] = useState<string>();
  const say = (field: OfferedField) => {
    const said = sayThat(field, typed);
    if ('error' in said) {
      setError(said.error);
      return;
    }
    const [other] = known;
    // Taken for one thing, and now said to be another.
    const isMistaken = typed === words && other && other !== field && known.length === 1;
    onCorrect(
      { ...(isMistaken && { [other]: null }), ...said.corrected },
      typed === words ? span : placeOf(text, typed),
    );
  };
  return (
    <div
      role="group"
      aria-label="Was ist das?"
      className={styles.panel}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
    >
      <TextField
        ref={focus ? focusOnce : undefined}
        label="Diese Worte"
        required
        autoComplete="off"
        value={typed}
        error={error}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          setError(undefined);
        }}
      />
      <div role="group" aria-label="Das ist" className={styles.row}>
        <span className={styles.question}>Das ist</span>
        {offeredFields.map((field) => (
          <Button key={field} variant="secondary" size="small" onClick={() => say(field)}>
            {names[field]}
          </Button>
        ))}
      </div>
      <div className={styles.row}>
        {known.map((field) => (
          <Button
            key={field}
            variant="quiet"
            size="small"
            onClick={() => onCorrect({ [field]: null }, null)}
          >
            {readFieldLabel(field)} stimmt nicht
          </Button>
        ))}
        <Button variant="quiet" size="small" onClick={onClose}>
          Schließen
        </Button>
      </div>
    </div>
  );
}

function placeOf(text: string, typed: string): Span | null {
  const start = text.indexOf(typed.trim());
  return start < 0 ? null : { start, end: start + typed.trim().length };
}
