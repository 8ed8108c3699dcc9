import { type ReactNode, use } from 'react';
import { useWatch } from 'react-hook-form';
import { Button } from '../../ui/Button.tsx';
import styles from '../JobFields.module.css';
import { type FilledField, type PostingMarks, PostingMarksContext } from './marks.ts';

/** A field, or several with one answer, and beneath it where that was read. */
export function Read({
  names,
  label,
  children,
}: {
  names: readonly FilledField[];
  label: string;
  children: ReactNode;
}) {
  const context = use(PostingMarksContext);
  return (
    <div className={styles.read}>
      {children}
      {context && names.some((name) => context.marks[name]) && (
        <MarkLine {...context} names={names} label={label} />
      )}
    </div>
  );
}

function MarkLine({
  control,
  marks,
  onRemove,
  names,
  label,
}: PostingMarks & { names: readonly FilledField[]; label: string }) {
  const values = useWatch({ control, name: names });
  const unchanged = names.filter(
    (name, index) => marks[name] && marks[name].value === values[index],
  );
  const [first] = unchanged;
  if (first === undefined) return null;
  return (
    <p className={styles.source}>
      <span>aus {marks[first]?.source}</span>{' '}
      <Button
        variant="quiet"
        size="small"
        aria-label={`${label} entfernen`}
        onClick={() => onRemove(unchanged)}
      >
        Entfernen
      </Button>
    </p>
  );
}
