import { paths } from '@inkognito/shared/pages';
import { Link } from 'react-router-dom';
import { usePages } from '../../lib/pages.ts';
import { Notice } from '../../ui/Notice.tsx';
import { publisherName } from '../../user/RecruiterCard.tsx';
import { jobSeekerMatchesQuery } from '../matching.queries.ts';
import styles from './ReleasesPage.module.css';

/** Of the newest matches, as those are what a job seeker comes for. */
export function WaitingReleases() {
  const { entries: matches } = usePages(jobSeekerMatchesQuery);
  const waiting = matches.filter(
    ({ releasePending, suspended }) => releasePending && suspended === null,
  );
  if (waiting.length === 0) return null;
  return (
    <Notice tone="warning" title="Wartet auf Ihre Freigabe">
      <ul className={styles.waiting}>
        {waiting.map(({ matchId, jobTitle, recruiterId }) => (
          <li key={matchId}>
            <Link to={paths.match(matchId)}>
              „{jobTitle}“ von {publisherName(recruiterId)}
            </Link>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
