import type { CheckedMessageDto, ReadField, ReadingDto } from '@inkognito/shared/reading';
import {
  noteOf,
  quotesOf,
  quotesText,
  readFieldLabels,
  readValueText,
} from '../job/reading/readFields.ts';
import { UnclearList } from '../job/reading/ReadingSummary.tsx';
import { Card } from '../ui/Card.tsx';
import { DescriptionList } from '../ui/DescriptionList.tsx';
import styles from './MessageCheckPage.module.css';

/** The description is not compared, and its text is shown above. */
const fields = (Object.keys(readFieldLabels) as ReadField[]).filter(
  (field) => field !== 'description',
);

type Facts = ReadingDto & Pick<CheckedMessageDto, 'questions'>;

export function MessageFacts({ message }: { message: Facts }) {
  const { answers, missing, unclear, questions } = message;
  const unsaid = fields.filter(
    (field) =>
      missing.includes(field) &&
      unclear.every((each) => each.field !== field) &&
      (field !== 'zipcode' || !answers.jobLocation),
  );
  const rows = [...factRows(message), ...senderRows(message)];
  return (
    <Card as="section" className={styles.section} aria-labelledby="facts-title">
      <h2 id="facts-title">Was in der Nachricht steht</h2>
      {rows.length === 0 ? (
        <p>Wir haben nichts gefunden, was wir sicher lesen können.</p>
      ) : (
        <DescriptionList rows={rows} />
      )}
      {unclear.length > 0 && (
        <div>
          <h3>Unklar</h3>
          <UnclearList unclear={unclear} />
        </div>
      )}
      {unsaid.length > 0 && (
        <div>
          <h3>Steht nicht darin</h3>
          <p>{unsaid.map((field) => readFieldLabels[field]).join(', ')}.</p>
        </div>
      )}
      {questions.length > 0 && (
        <div>
          <h3>Das können Sie fragen</h3>
          <ul className={styles.list}>
            {questions.map(({ field, question }) => (
              <li key={field}>{question}</li>
            ))}
          </ul>
        </div>
      )}
    </Card>
  );
}

function factRows({ answers, found }: ReadingDto) {
  return fields.flatMap((field) => {
    const text = readValueText(answers, field);
    if (text === undefined) return [];
    const note = noteOf(found, field);
    const value = (
      <>
        {text}{' '}
        <span className={styles.source}>
          aus {quotesText(quotesOf(found, field))}
          {note !== undefined && ` (${note})`}
        </span>
      </>
    );
    return [{ label: readFieldLabels[field], value }];
  });
}

function senderRows({ sender }: Facts) {
  const words = [sender.name, sender.company, sender.email].filter((each) => each !== null);
  return words.length === 0 ? [] : [{ label: 'Unterschrieben von', value: words.join(', ') }];
}
