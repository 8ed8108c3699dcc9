import {
  type Corrections,
  type FoundDto,
  type ReadField,
  type ReadingDto,
  offeredFields,
} from '@inkognito/shared/reading/reading';
import { useRef, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import * as drawings from '../../ui/drawings.ts';
import { MarkedText } from './MarkedText.tsx';
import { Offers } from './Offers.tsx';
import styles from './ReadText.module.css';
import { noteOf, readFieldLabel, readValueText } from './readFields.ts';
import { answers as answerTable } from '../answers.ts';
import { type Span, textMarks, wordsOf } from './textMarks.ts';
import { WordsPanel } from './WordsPanel.tsx';

/** `span` is `null` where the words are typed. */
type Picked = { span: Span | null; focus: boolean };

/** The text as it was sent, with what was understood marked; what was not, the person says. */
export function ReadText({
  text,
  reading,
  onCorrect,
}: {
  text: string;
  reading: ReadingDto;
  onCorrect: (changes: Corrections, place: FoundDto | null) => void;
}) {
  const [picked, setPicked] = useState<Picked | null>(null);
  const box = useRef<HTMLDivElement>(null);
  const { answers, found } = reading;
  const marks = textMarks(found);
  const unplaced = offeredFields.filter(
    (field) => answers[field] !== undefined && found.every((each) => each.field !== field),
  );
  const close = () => {
    setPicked(null);
    // The focused button is unmounted.
    box.current?.focus({ preventScroll: true });
  };
  const correct = (changes: Corrections, span: Span | null) => {
    const field = offeredFields.find((each) => (changes[each] ?? null) !== null);
    const quote = span && text.slice(span.start, span.end);
    close();
    onCorrect(changes, field && quote ? { field, ...span, quote, confidence: 1 } : null);
  };
  const markAt = (span: Span | null) =>
    marks.find(({ start, end }) => span !== null && start < span.end && span.start < end);
  const tagOf = (field: ReadField, quote: string) => tagText(reading, field, quote);

  return (
    <div className={styles.reading}>
      <p className={styles.soft}>
        {marks.length === 0 && 'Erkannt haben wir nichts. '}
        Stimmt etwas nicht oder fehlt etwas? Tippen Sie auf die Worte.
      </p>
      <MarkedText
        ref={box}
        text={text}
        marks={marks}
        tagOf={tagOf}
        onPick={(span, focus) => setPicked({ span, focus })}
      />
      {picked ? (
        <WordsPanel
          key={picked.span ? `${picked.span.start}-${picked.span.end}` : 'typed'}
          words={picked.span ? wordsOf(text, picked.span) : ''}
          span={picked.span}
          text={text}
          known={markAt(picked.span)?.fields ?? []}
          focus={picked.focus}
          onCorrect={correct}
          onClose={close}
        />
      ) : (
        <div className={styles.row}>
          {unplaced.map((field) => (
            <Button
              key={field}
              variant="secondary"
              size="small"
              icon={drawings.close}
              aria-label={`${tagOf(field, '')} entfernen`}
              onClick={() => correct({ [field]: null }, null)}
            >
              {tagOf(field, '')}
            </Button>
          ))}
          <Button
            variant="quiet"
            size="small"
            icon={drawings.edit}
            onClick={() => setPicked({ span: null, focus: true })}
          >
            Angabe ergänzen
          </Button>
        </div>
      )}
      <Offers reading={reading} onTake={correct} />
      <Open reading={reading} />
    </div>
  );
}

/** `Gehalt: 70–85 Tsd. € (12 Monatsgehälter)`; what the words already say is not repeated. */
function tagText({ answers, found }: ReadingDto, field: ReadField, quote: string): string {
  const value = readValueText(answers, field);
  const note = noteOf(found, field);
  const label = readFieldLabel(field);
  const said = quote.toLowerCase();
  const isSaid = value
    .toLowerCase()
    .split(' ')
    .every((word) => said.includes(word));
  return `${label}${isSaid ? '' : `: ${value}`}${note === undefined ? '' : ` (${note})`}`;
}

/** The description is not compared; field of work and country follow others. */
const told = (Object.keys(answerTable) as ReadField[]).filter(
  (field) => !['description', 'field', 'country'].includes(field),
);

function Open({ reading }: { reading: ReadingDto }) {
  const { answers, isOffer, missing, offers } = reading;
  const isPlaced = answers.jobLocation !== undefined;
  const open = told.filter(
    (field) => missing.includes(field) && !(field in offers) && !(isPlaced && field === 'zipcode'),
  );
  if (!isOffer || open.length === 0) return null;
  return (
    <p className={styles.soft}>
      Nicht erkannt: {open.map((field) => readFieldLabel(field)).join(', ')}.
    </p>
  );
}
