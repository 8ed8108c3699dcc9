import type { ProgressStatus } from '@inkognito/shared/match';
import { codesOf, progressLabels } from '@inkognito/shared/codes';
import { paths } from '@inkognito/shared/pages';
import { Link, useSearchParams } from 'react-router-dom';
import styles from './StatusFilter.module.css';

const statuses: readonly ProgressStatus[] = codesOf(progressLabels);
const choices = [undefined, ...statuses];

export function StatusFilter({ chosen }: { chosen: ProgressStatus | undefined }) {
  return (
    <nav aria-label="Nach Stand filtern">
      <ul className={styles.choices}>
        {choices.map((status) => (
          <li key={status ?? 'all'}>
            <Link
              to={status === undefined ? paths.matches : `${paths.matches}?status=${status}`}
              className={styles.choice}
              aria-current={status === chosen ? 'true' : undefined}
            >
              {status === undefined ? 'Alle' : progressLabels[status]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

export function useStatus(): ProgressStatus | undefined {
  const [search] = useSearchParams();
  const given = search.get('status');
  return statuses.find((status) => status === given);
}
