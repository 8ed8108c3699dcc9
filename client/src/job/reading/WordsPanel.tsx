import { contractTypeLabels, workModeLabels } from '@inkognito/shared/codes';
import type { Corrections, ReadAnswers, ReadField } from '@inkognito/shared/reading/reading';
import { useState } from 'react';
import { focusOnce } from '../../lib/focus.ts';
import { Button } from '../../ui/Button.tsx';
import { SelectField, optionsOf } from '../../ui/field/SelectField.tsx';
import { TextField } from '../../ui/field/TextField.tsx';
import { readFieldLabel, readValueText } from './readFields.ts';
import styles from './ReadText.module.css';
import { type Span, type WordField, sayThat } from './textMarks.ts';

const names: Record<WordField, string> = {
  jobTitle: 'die Stelle',
  jobLocation: 'der Ort',
  salary: 'das Gehalt',
  employer: 'der Arbeitgeber',
};

const terms: readonly Corrections[] = [
  ...optionsOf(workModeLabels).map(({ value }) => ({ remoteChoice: value })),
  ...[10, 20, 30, 40, 50, 60, 70, 80, 90].map((homeOfficePercent) => ({ homeOfficePercent })),
  ...optionsOf(contractTypeLabels).map(({ value }) => ({ contractType: value })),
];
const termOptions = terms.map((term, index) => {
  const [field] = Object.keys(term) as ReadField[];
  const label = field && `${readFieldLabel(field)}: ${readValueText(term as ReadAnswers, field)}`;
  return { value: String(index), label: label ?? '' };
});

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
  const [term, setTerm] = useState('');
  const [error, setError] = useState<string>();
  const say = (field: WordField) => {
    const said = sayThat(field, typed);
    if ('error' in said) setError(said.error);
    else correct(said.corrected);
  };
  const correct = (corrected: Corrections) => {
    const [other] = known;
    // Taken for one thing, and now said to be another.
    const isMistaken = typed === words && other && !(other in corrected) && known.length === 1;
    onCorrect(
      { ...(isMistaken && { [other]: null }), ...corrected },
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
        {Object.entries(names).map(([field, name]) => (
          <Button
            key={field}
            variant="secondary"
            size="small"
            onClick={() => say(field as WordField)}
          >
            {name}
          </Button>
        ))}
      </div>
      <div className={styles.term}>
        <SelectField
          label="Oder es heißt"
          required
          options={termOptions}
          placeholder="Bitte wählen"
          value={term}
          onChange={(event) => setTerm(event.currentTarget.value)}
        />
        <Button
          variant="secondary"
          aria-disabled={term === ''}
          onClick={() => term !== '' && correct(terms[Number(term)] ?? {})}
        >
          Übernehmen
        </Button>
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
