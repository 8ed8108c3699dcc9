import type { CurrentUserDto } from '@inkognito/shared/account';
import { paths } from '@inkognito/shared/pages';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { usePages } from '../lib/pages.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import { CopyPasteMessage } from './CopyPasteMessage.tsx';
import styles from './Dashboard.module.css';
import { jobSeekerMatchesQuery, jobsOfferedQuery } from '../matching/matching.queries.ts';
import { MonthRing } from './MonthRing.tsx';
import { NewsCards } from './news/NewsCards.tsx';
import { ProgressLinks } from './news/ProgressLinks.tsx';
import { OfferedJobs } from './OfferedJobs.tsx';
import * as drawings from '../ui/drawings.ts';

export function JobSeekerDashboard({ user, hint }: { user: CurrentUserDto; hint: ReactNode }) {
  const { matchCount, blockedCount } = usePages(jobsOfferedQuery('jobSeeker'));
  const matches = usePages(jobSeekerMatchesQuery);
  return (
    <div className={styles.view}>
      <NewsCards />
      {hint}
      <div className={styles.halves}>
        <CopyPasteMessage user={user} />
        <Card as="section" className={styles.overview} aria-labelledby="month-title">
          <h2 id="month-title">Ihr Überblick</h2>
          <div className={styles.rings}>
            <MonthRing caption="Blockiert" count={blockedCount} tone="danger" to={paths.blocked} />
            <MonthRing caption="Matches" count={matchCount} tone="success" to={paths.matches} />
          </div>
          <p className={styles.soft}>Die Ringe zeigen diesen Monat.</p>
          <ButtonLink to={paths.profile(user.username)} variant="secondary" icon={drawings.eye}>
            Öffentliches Profil anzeigen
          </ButtonLink>
          <p>
            Wer was gesehen und erhalten hat: <Link to={paths.activity}>Datenbuch</Link>
          </p>
          <p>
            Wer Sie nicht sehen soll: <Link to={paths.shield}>Verbergen vor</Link>
          </p>
        </Card>
      </div>
      <ProgressLinks
        titleId="progress-title"
        matches={matches.entries}
        hasMore={matches.loadMore !== null}
      />
      <OfferedJobs />
    </div>
  );
}
