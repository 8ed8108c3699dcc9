import type { ProgressStatus } from '@inkognito/shared/match';
import { paths } from '@inkognito/shared/pages';
import { codesOf, progressLabels } from '@inkognito/shared/codes';
import { Link } from 'react-router-dom';
import { Card } from '../../ui/Card.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import styles from './News.module.css';

/** With `hasMore` the figures are minimums. */
export function ProgressLinks({
  titleId,
  matches,
  hasMore,
}: {
  titleId: string;
  matches: readonly { status: ProgressStatus }[];
  hasMore: boolean;
}) {
  if (matches.length === 0) return null;
  return (
    <Card as="section" className={styles.part} aria-labelledby={titleId}>
      <h2 id={titleId}>Ihre Matches nach Stand</h2>
      <ul className={styles.states}>
        {codesOf(progressLabels).map((status) => {
          const count = matches.filter((match) => match.status === status).length;
          return (
            <li key={status} className={styles.state}>
              <Link to={`${paths.matches}?status=${status}`}>{progressLabels[status]}</Link>
              {(count > 0 || !hasMore) && (
                <span className={styles.figure}>
                  {hasMore && <VisuallyHidden>mindestens </VisuallyHidden>}
                  {count}
                  {hasMore && <span aria-hidden="true">+</span>}
                </span>
              )}
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
