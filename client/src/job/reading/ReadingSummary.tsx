import type { UnclearDto } from '@inkognito/shared/reading';
import { type ReactNode, useRef } from 'react';
import { Button } from '../../ui/Button.tsx';
import type { Filling, Kept } from './filling.ts';
import styles from './ReadingSummary.module.css';
import { readFieldLabels, quotesText } from './readFields.ts';

export type ReadingResult = Pick<Filling, 'foundCount' | 'kept'> & {
  unclear: readonly UnclearDto[];
};

/** What of the text did not simply go into a field. */
export function ReadingSummary({
  result: { kept, unclear },
  onTakeOver,
}: {
  result: ReadingResult;
  onTakeOver: (kept: Kept) => void;
}) {
  const summary = useRef<HTMLDivElement>(null);
  if (unclear.length + kept.length === 0) return null;
  return (
    <div ref={summary} tabIndex={-1} className={styles.summary}>
      {unclear.length > 0 && (
        <Part title="Unklar">
          <UnclearList unclear={unclear} />
        </Part>
      )}
      {kept.length > 0 && (
        <Part title="Von Ihnen eingegeben, darum nicht geändert">
          <ul className={styles.list}>
            {kept.map((each) => (
              <li key={each.label} className={styles.kept}>
                <span>
                  {each.label}: {each.text}
                </span>
                <Button
                  variant="secondary"
                  size="small"
                  aria-label={`${each.label} übernehmen`}
                  onClick={() => {
                    onTakeOver(each);
                    // The focused button is unmounted.
                    summary.current?.focus();
                  }}
                >
                  Übernehmen
                </Button>
              </li>
            ))}
          </ul>
        </Part>
      )}
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h3 className={styles.title}>{title}</h3>
      {children}
    </div>
  );
}

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
