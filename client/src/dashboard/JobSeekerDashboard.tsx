import type { CurrentUserDto } from '@inkognito/shared/account';
import { paths } from '@inkognito/shared/pages';
import { type ReactNode, useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { usePages } from '../lib/pages.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import { CopyPasteMessage } from './CopyPasteMessage.tsx';
import styles from './Dashboard.module.css';
import { isNew, markSeen, useUnseen } from '../user/seen.ts';
import { jobSeekerMatchesQuery, jobsOfferedQuery } from '../matching/matching.queries.ts';
import { MonthRing } from './MonthRing.tsx';
import { NewsLines, ProgressLinks, WaitingRequests } from './news/NewsLines.tsx';
import { useNews } from './news/useNews.ts';
import { OfferedJobs } from './OfferedJobs.tsx';
import * as drawings from '../ui/drawings.ts';

export function JobSeekerDashboard({ user, hint }: { user: CurrentUserDto; hint: ReactNode }) {
  const { matchCount, blockedCount, entries } = usePages(jobsOfferedQuery('jobSeeker'));
  const matches = usePages(jobSeekerMatchesQuery);
  const seenBefore = useSeenOffers(user._id, entries);
  const news = useNews(user);
  return (
    <div className={styles.view}>
      {hint}
      <NewsLines
        counts={{
          offers: entries.filter(({ comparedAt }) => isNew('offers', comparedAt, seenBefore))
            .length,
          matches: news.matches,
          requests: news.requests,
        }}
      />
      <WaitingRequests />
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
            Wer welche Kontaktdaten erhalten hat: <Link to={paths.releases}>Meine Freigaben</Link>
          </p>
          <p>
            Wer Ihr Profil geöffnet hat:{' '}
            <Link to={paths.activity}>Was geschah mit meinen Daten</Link>
          </p>
          <p>
            Wer Sie nicht sehen soll: <Link to={paths.shield}>Unsichtbar für</Link>
          </p>
        </Card>
      </div>
      <ProgressLinks
        titleId="progress-title"
        matches={matches.entries}
        hasMore={matches.loadMore !== null}
      />
      <OfferedJobs seenBefore={seenBefore} />
    </div>
  );
}

/** Returns what was seen before arrival, so that new offers stay marked until the page is left. */
function useSeenOffers(userId: string, offers: readonly { comparedAt: string }[]) {
  const newest = offers[0]?.comparedAt;
  const { seen } = useUnseen(userId, 'offers', undefined);
  const [before] = useState(seen);
  useEffect(() => {
    markSeen(userId, 'offers', newest === undefined ? [] : [newest]);
  }, [userId, newest]);
  return before;
}
