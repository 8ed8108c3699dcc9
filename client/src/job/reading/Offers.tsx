import type {
  Corrections,
  FoundDto,
  OfferedField,
  ReadingDto,
} from '@inkognito/shared/reading/reading';
import { Button } from '../../ui/Button.tsx';
import styles from './ReadText.module.css';
import { readValueText } from './readFields.ts';

const questions: Record<OfferedField, string> = {
  jobTitle: 'Ist das die Stelle?',
  jobLocation: 'Ist das der Arbeitsort?',
  salary: 'Ist das das Gehalt?',
  employer: 'Ist das der Arbeitgeber?',
};

export function Offers({
  reading: { offers },
  fields,
  onTake,
}: {
  reading: ReadingDto;
  fields: readonly OfferedField[];
  onTake: (changes: Corrections, place: FoundDto) => void;
}) {
  return fields
    .filter((field) => offers[field])
    .map((field) => (
      <div key={field} role="group" aria-label={questions[field]} className={styles.row}>
        <span className={styles.question}>{questions[field]}</span>
        {offers[field]?.map(({ value, ...place }) => (
          <Button
            key={`${place.start}-${place.end}`}
            variant="secondary"
            size="small"
            onClick={() => onTake({ [field]: value }, { field, ...place, confidence: 1 })}
          >
            {readValueText({ [field]: value }, field)}
          </Button>
        ))}
      </div>
    ));
}
