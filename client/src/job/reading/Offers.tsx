import {
  type Corrections,
  type FoundDto,
  type OfferedField,
  type ReadingDto,
  offeredFields,
} from '@inkognito/shared/reading/reading';
import { Button } from '../../ui/Button.tsx';
import styles from './ReadText.module.css';
import { readValueText } from './readFields.ts';

const asked: Record<OfferedField, string> = {
  jobTitle: 'das die Stelle',
  jobLocation: 'das der Arbeitsort',
  salary: 'das das Gehalt',
  employer: 'das der Arbeitgeber',
  remoteChoice: 'das das Arbeitsmodell',
  homeOfficePercent: 'das der Homeoffice-Anteil',
  contractType: 'das die Vertragsart',
  weeklyHours: 'das die Wochenzeit',
  branch: 'das die Branche',
};

export function Offers({
  reading: { answers, offers },
  onTake,
}: {
  reading: ReadingDto;
  onTake: (changes: Corrections, place: FoundDto | null) => void;
}) {
  return offeredFields.map((field) => {
    const isAnswered = answers[field] !== undefined;
    const question = `${isAnswered ? 'Oder ist' : 'Ist'} ${asked[field]}?`;
    return (
      offers[field] && (
        <div key={field} role="group" aria-label={question} className={styles.row}>
          <span className={styles.question}>{question}</span>
          {offers[field].map(({ value, ...place }) => (
            <Button
              key={`${place.start}-${place.end}`}
              variant="secondary"
              size="small"
              onClick={() => onTake({ [field]: value }, { field, ...place, confidence: 1 })}
            >
              {readValueText({ [field]: value }, field)}
            </Button>
          ))}
          {!isAnswered && (
            <Button variant="quiet" size="small" onClick={() => onTake({ [field]: null }, null)}>
              Nein
            </Button>
          )}
        </div>
      )
    );
  });
}
