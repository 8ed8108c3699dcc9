import { useRef } from 'react';
import { Button } from '../../ui/Button.tsx';
import type { Kept } from './filling.ts';
import styles from './KeptAnswers.module.css';

/** What of the text did not go into a field. */
export function KeptAnswers({
  kept,
  onTakeOver,
}: {
  kept: readonly Kept[];
  onTakeOver: (kept: Kept) => void;
}) {
  const summary = useRef<HTMLDivElement>(null);
  if (kept.length === 0) return null;
  return (
    <div ref={summary} tabIndex={-1} className={styles.summary}>
      <h3 className={styles.title}>Von Ihnen eingegeben, darum nicht geändert</h3>
      <ul className={styles.list}>
        {kept.map((each) => (
          <li key={each.label} className={styles.kept}>
            <span>
              {each.label} im Text: {each.text}
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
    </div>
  );
}
