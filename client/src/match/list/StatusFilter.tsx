import type { ProgressStatus } from '@inkognito/shared/match';
import { type Role, codesOf, progressLabels } from '@inkognito/shared/codes';
import { paths } from '@inkognito/shared/pages';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router-dom';
import { matchesQuery } from '../../matching/matching.queries.ts';
import styles from './StatusFilter.module.css';

const statuses: readonly ProgressStatus[] = codesOf(progressLabels);
const choices = [undefined, ...statuses];
/** Fewer are seen at a glance. */
const manyMatches = 10;

export function StatusFilter({ chosen }: { chosen: ProgressStatus | undefined }) {
  const isLong = useCount('jobSeeker') + useCount('recruiter') >= manyMatches;
  if (!isLong && chosen === undefined) return null;
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

/** Of what the page's lists have loaded. */
const useCount = (role: Role): number =>
  useInfiniteQuery({ ...matchesQuery(role), enabled: false }).data?.pages.reduce(
    (sum, { entries }) => sum + entries.length,
    0,
  ) ?? 0;

export function useStatus(): ProgressStatus | undefined {
  const [search] = useSearchParams();
  const given = search.get('status');
  return statuses.find((status) => status === given);
}
