import { type ReactNode, use } from 'react';
import { useWatch } from 'react-hook-form';
import { Button } from '../../ui/Button.tsx';
import styles from '../JobFields.module.css';
import { type MarkedField, type PostingMarks, PostingMarksContext, namesOf } from './marks.ts';
import { readFieldLabels } from './readFields.ts';

export function Read({ field, children }: { field: MarkedField; children: ReactNode }) {
  const context = use(PostingMarksContext);
  return (
    <div className={styles.read}>
      {children}
      {context && namesOf(field).some((name) => context.marks[name]) && (
        <MarkLine {...context} field={field} />
      )}
    </div>
  );
}

function MarkLine({ control, marks, onRemove, field }: PostingMarks & { field: MarkedField }) {
  const names = namesOf(field);
  // The library's types know the posting's own fields only.
  const values = useWatch({ control, name: names as readonly 'jobTitle'[] });
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
        aria-label={`${readFieldLabels[field]} entfernen`}
        onClick={() => onRemove(unchanged)}
      >
        Entfernen
      </Button>
    </p>
  );
}
