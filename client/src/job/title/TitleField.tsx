import { type ComponentProps, useId, useState } from 'react';
import { TextField } from '../../ui/field/TextField.tsx';
import { Suggestions, useSuggestions } from './TitleSuggestions.tsx';
import { limits } from '@inkognito/shared/limits';
import type { TitleReading } from '@inkognito/shared/job';
import { splitCommaList } from '@inkognito/shared/questionnaire';
import { useQueries } from '@tanstack/react-query';
import styles from './TitleField.module.css';
import { titleReadingQuery, usePaused } from './title.queries.ts';

type TextFieldProps = ComponentProps<typeof TextField>;

export type TitleFieldProps = Omit<TextFieldProps, 'value' | 'type'> & {
  text: string | undefined;
  onTextChange: (text: string) => void;
  /** Of titles, parted by commas. */
  isList?: boolean;
};

const lastSeparator = (text: string) => Math.max(text.lastIndexOf(','), text.lastIndexOf(';'));

export function TitleField({ text = '', onTextChange, isList = false, ...rest }: TitleFieldProps) {
  const madeId = useId();
  const id = rest.id ?? madeId;
  const [begun, setBegun] = useState(false);
  const [typed, setTyped] = useState<string | null>(null);
  const [left, setLeft] = useState('');
  const titlesIn = (of: string) => (isList ? [...new Set(splitCommaList(of))] : [of.trim()]);

  const beginning = isList ? text.slice(0, lastSeparator(text) + 1) : '';
  const handlePick = (title: string) => {
    setTyped(null);
    onTextChange(isList ? `${beginning}${beginning && ' '}${title}, ` : title);
  };
  const { aria, handleKey, list } = useSuggestions({
    id,
    typed: typed === text ? text.slice(beginning.length) : null,
    withoutCommas: isList,
    onPick: handlePick,
  });

  return (
    <div className={styles.field}>
      <TextField
        {...rest}
        id={id}
        role="combobox"
        {...aria}
        onChange={(event) => {
          const { value, selectionStart } = event.currentTarget;
          const isLast = !isList || (selectionStart ?? 0) > lastSeparator(value);
          setBegun(true);
          setTyped(isLast ? value : null);
          rest.onChange?.(event);
        }}
        onKeyDown={(event) => {
          handleKey(event);
          if (event.key === 'ArrowDown' && typed === null) setTyped(text);
          if (!event.defaultPrevented) rest.onKeyDown?.(event);
        }}
        onBlur={(event) => {
          setTyped(null);
          if (begun) setLeft(text);
          rest.onBlur?.(event);
        }}
      />
      <Suggestions {...list} />
      <TitleNotes
        titles={titlesIn(left).filter((title) => titlesIn(text).includes(title))}
        isList={isList}
      />
    </div>
  );
}

/** A click that leaves the field must end before a note moves its target. */
const pauseMs = 400;

const notesMax = 5;

function TitleNotes({ titles, isList }: { titles: readonly string[]; isList: boolean }) {
  const { titleTypedMin: typedMin, titleTypedMax: typedMax } = limits;
  const asked = titles
    .filter(({ length }) => length >= typedMin && length <= typedMax)
    .slice(-notesMax);
  const text = asked.join('\n');
  const isPaused = usePaused(text, pauseMs) === text;
  const readings = useQueries({
    queries: asked.map((title) => ({ ...titleReadingQuery(title), enabled: isPaused })),
  });
  return (
    <div aria-live="polite">
      {asked.map((title, index) => {
        const note = noteOf(title, readings[index]?.data);
        return (
          note && (
            <p key={title} className={styles.note}>
              {isList ? `„${title}“: ${note}` : note}
            </p>
          )
        );
      })}
    </div>
  );
}

function noteOf(title: string, reading: TitleReading | null | undefined): string | null {
  if (!reading || reading.sure) return null;
  if (reading.occupation === null) return 'Kennen wir nicht; verglichen wird nach Wörtern.';
  // An interpretation equal to the title is not worth showing.
  if (reading.occupation.toLowerCase() === title.toLowerCase()) return null;
  return `Verstanden als „${reading.occupation}“, aber nicht sicher.`;
}
