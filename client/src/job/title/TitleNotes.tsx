import { limits } from '@inkognito/shared/limits';
import type { TitleReading } from '@inkognito/shared/job';
import { useQueries } from '@tanstack/react-query';
import styles from './TitleHelp.module.css';
import { titleReadingQuery, usePaused } from './title.queries.ts';

/** A click that leaves the field must end before a note moves its target. */
const pauseMs = 400;

const notesMax = 5;

export function TitleNotes({ titles, isList }: { titles: readonly string[]; isList: boolean }) {
  const text = titles.join('\n');
  const isPaused = usePaused(text, pauseMs) === text;
  const { titleTypedMin: typedMin, titleTypedMax: typedMax } = limits;
  const asked = titles
    .filter(({ length }) => length >= typedMin && length <= typedMax)
    .slice(-notesMax);
  const readings = useQueries({
    queries: asked.map((title) => ({ ...titleReadingQuery(title), enabled: isPaused })),
  });
  const notes = asked.flatMap((title, index) => {
    const note = noteOf(title, readings[index]?.data ?? null);
    return note === null ? [] : [isList ? `„${title}“: ${note}` : note];
  });

  return (
    <div aria-live="polite">
      {notes.map((note) => (
        <p key={note} className={styles.note}>
          {note}
        </p>
      ))}
    </div>
  );
}

function noteOf(title: string, reading: TitleReading | null): string | null {
  if (reading === null || reading.sure) return null;
  if (reading.occupation === null) return 'Kennen wir nicht; verglichen wird nach Wörtern.';
  // An interpretation equal to the title is not worth showing.
  if (reading.occupation.toLowerCase() === title.toLowerCase()) return null;
  return `Verstanden als „${reading.occupation}“, aber nicht sicher.`;
}
