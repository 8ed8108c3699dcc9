import type { CurrentUserDto } from '@inkognito/shared/account';
import { paths } from '@inkognito/shared/pages';
import type { ReactNode } from 'react';
import { usePages } from '../lib/pages.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import * as drawings from '../ui/drawings.ts';
import styles from './Dashboard.module.css';
import { MonthRing } from './MonthRing.tsx';
import { jobsOfferedQuery, recruiterMatchesQuery } from '../matching/matching.queries.ts';
import { NewsCards } from './news/NewsCards.tsx';
import { ProgressLinks } from './news/ProgressLinks.tsx';
import { Postings } from './Postings.tsx';

export function RecruiterDashboard({ user, hint }: { user: CurrentUserDto; hint: ReactNode }) {
  const { matchCount } = usePages(jobsOfferedQuery('recruiter'));
  const matches = usePages(recruiterMatchesQuery);
  return (
    <div className={styles.view}>
      {user.role.length === 1 && <NewsCards />}
      {hint}
      <div className={styles.halves}>
        <Postings />
        <div className={styles.side}>
          <Card as="section" className={styles.overview} aria-labelledby="counter-title">
            <h2 id="counter-title">Ihre Matches diesen Monat</h2>
            <p className={styles.soft}>Kandidaten, mit denen Sie übereinstimmen</p>
            <div className={styles.rings}>
              <MonthRing caption="Matches" count={matchCount} tone="success" to={paths.matches} />
            </div>
          </Card>
          <ProgressLinks
            titleId="candidate-progress-title"
            matches={matches.entries}
            hasMore={matches.loadMore !== null}
          />
          <Card as="section" className={styles.overview} aria-labelledby="open-title">
            <h2 id="open-title">Offene Profile</h2>
            <p>
              Sehen Sie, wer Ihnen einen Schlüssel gegeben hat und bis wann er gilt. Jede Ihrer
              Stellen vergleichen Sie mit allen auf einmal.
            </p>
            <ButtonLink to={paths.openProfiles} variant="secondary" icon={drawings.eye}>
              Offene Profile ansehen
            </ButtonLink>
          </Card>
          <Card as="section" className={styles.overview} aria-labelledby="search-title">
            <h2 id="search-title">Kandidaten finden</h2>
            <p>
              Suchen Sie oben nach einem Namen oder öffnen Sie den Link, den Sie erhalten haben. Mit
              dem Schlüssel der Person starten Sie den Fragebogen zu Ihrer Stelle; daraus wird von
              selbst eine Ihrer ausgeschriebenen Stellen. Ohne Schlüssel bitten Sie auf dem Profil
              um Zugang.
            </p>
          </Card>
        </div>
      </div>
    </div>
  );
}
