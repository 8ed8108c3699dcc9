import type { UnclearDto } from '@inkognito/shared/reading';
import styles from './ReadingSummary.module.css';
import { quotesText, readFieldLabels } from './readFields.ts';

/** What a text speaks of without saying one thing. */
export function UnclearList({ unclear }: { unclear: readonly UnclearDto[] }) {
  return (
    <ul className={styles.list}>
      {unclear.map(({ field, sentence, places }) => (
        <li key={field}>
          {readFieldLabels[field]}: {sentence}{' '}
          <span className={styles.soft}>{quotesText(places.map(({ quote }) => quote))}</span>
        </li>
      ))}
    </ul>
  );
}
