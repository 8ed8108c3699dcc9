import { limits } from '@inkognito/shared/limits';
import type { TitleReading } from '@inkognito/shared/job';
import { useQuery } from '@tanstack/react-query';
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
  return (
    <div aria-live="polite">
      {asked.map((title, index) => (
        <TitleNote key={`${index} ${title}`} title={title} isList={isList} isAsked={isPaused} />
      ))}
    </div>
  );
}

function TitleNote({
  title,
  isList,
  isAsked,
}: {
  title: string;
  isList: boolean;
  isAsked: boolean;
}) {
  const { data = null } = useQuery({ ...titleReadingQuery(title), enabled: isAsked });
  const note = noteOf(title, data);
  return note && <p className={styles.note}>{isList ? `„${title}“: ${note}` : note}</p>;
}

function noteOf(title: string, reading: TitleReading | null): string | null {
  if (reading === null || reading.sure) return null;
  if (reading.occupation === null) return 'Kennen wir nicht; verglichen wird nach Wörtern.';
  // An interpretation equal to the title is not worth showing.
  if (reading.occupation.toLowerCase() === title.toLowerCase()) return null;
  return `Verstanden als „${reading.occupation}“, aber nicht sicher.`;
}
