import type { OfferedJobDto } from '@inkognito/shared/match';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { offerEndLabels } from '@inkognito/shared/codes';
import { paths } from '@inkognito/shared/pages';
import { Link } from 'react-router-dom';
import { build } from '../lib/build.ts';
import { byKeyText } from '../auth/key/key.format.ts';
import { dayText, unbroken } from '../lib/wording.ts';
import { usePages } from '../lib/pages.ts';
import { Badge } from '../ui/Badge.tsx';
import { ListCard } from '../ui/page/ListCard.tsx';
import list from '../ui/page/ListCard.module.css';
import * as drawings from '../ui/drawings.ts';
import { CheckboxField } from '../ui/field/CheckboxField.tsx';
import { EmptyState } from '../ui/page/EmptyState.tsx';
import { PagedList } from '../ui/page/PagedList.tsx';
import { RecruiterCard, publisherName } from '../user/RecruiterCard.tsx';
import rows from '../ui/rows.module.css';
import { SuspensionMark } from '../match/block/Suspension.tsx';
import styles from './Dashboard.module.css';
import { jobsOfferedQuery } from '../matching/matching.queries.ts';
import { newsQuery } from '../matching/news.queries.ts';
import { MatchRing } from '../match/MatchRing.tsx';
import { ReleaseChoice } from '../release/ReleaseChoice.tsx';

export function OfferedJobs() {
  const { entries: jobs, loadMore } = usePages(jobsOfferedQuery('jobSeeker'));
  const { data: news = [] } = useQuery(newsQuery);
  const isFresh = ({ matchId }: OfferedJobDto) => news.some(({ _id }) => _id === matchId);
  const [combined, setCombined] = useState(true);
  const listed = combined
    ? jobs
    : jobs.filter((job) => !job.isMatch || job.endReason || job.releasePending);
  return (
    <section className={styles.part} aria-labelledby="offers-title">
      <div className={rows.apart}>
        <h2 id="offers-title">Ihre Angebote</h2>
        <CheckboxField
          role="switch"
          label="Kombi-Ansicht"
          hint="Angebote und Matches in einer Liste"
          checked={combined}
          onChange={(event) => setCombined(event.currentTarget.checked)}
        />
      </div>
      <PagedList
        pages={{ entries: listed, loadMore }}
        folded
        empty={<NoOffers hasMatches={jobs.length > 0} hasMore={loadMore !== null} />}
      >
        {(job, tell) => (
          <OfferedJob key={job.matchId} job={job} isFresh={isFresh(job)} onDecided={tell} />
        )}
      </PagedList>
    </section>
  );
}

function OfferedJob({
  job,
  isFresh,
  onDecided,
}: {
  job: OfferedJobDto;
  isFresh: boolean;
  onDecided: (sentence: string) => void;
}) {
  const titleId = `offer-${job.matchId}`;
  const recruiter = publisherName(job.recruiterId);
  return (
    <ListCard
      end={<MatchRing percentage={job.matchPercentage} isMatch={job.isMatch} size="small" />}
    >
      <Link id={titleId} to={paths.job(job._id)} state={{ job, build }} className={list.title}>
        {job.jobTitle}
      </Link>
      {isFresh && <Badge tone="primary">Neu</Badge>}
      <p>{unbroken(job.reason)}</p>
      <p className={list.soft}>
        {job.place}, {dayText(job.comparedAt)}
      </p>
      {job.key !== null && <p className={list.soft}>{byKeyText(job.key)}</p>}
      <p className={list.soft}>{recruiter}</p>
      <RecruiterCard publisher={job.recruiterId} />
      {(job.isMatch || job.endReason) && (
        <p className={styles.match}>
          {job.isMatch && (
            <Badge tone={job.endReason ? 'neutral' : 'success'} icon={drawings.check}>
              Match
            </Badge>
          )}
          {job.endReason ? (
            <Badge icon={drawings.ban}>{offerEndLabels[job.endReason]}</Badge>
          ) : (
            <Link to={paths.match(job.matchId)}>Match ansehen</Link>
          )}
        </p>
      )}
      {job.suspended !== null && <SuspensionMark suspended={job.suspended} recruiter={recruiter} />}
      {job.releasePending && job.suspended === null && (
        <div className={styles.waiting}>
          <Badge tone="warning" icon={drawings.lock}>
            Wartet auf Ihre Freigabe
          </Badge>
          <ReleaseChoice
            matchId={job.matchId}
            recruiter={recruiter}
            aboutId={titleId}
            onDecided={onDecided}
          />
        </div>
      )}
    </ListCard>
  );
}

function NoOffers({ hasMatches, hasMore }: { hasMatches: boolean; hasMore: boolean }) {
  return hasMatches ? (
    <EmptyState
      title={
        hasMore ? 'Ihre neuesten Angebote sind alle Matches.' : 'Alle Ihre Angebote sind Matches.'
      }
    >
      In der Kombi-Ansicht stehen sie hier.
    </EmptyState>
  ) : (
    <EmptyState title="Noch keine Angebote.">
      Sobald ein Headhunter eine Stelle mit Ihrem Profil vergleicht, steht sie hier.
    </EmptyState>
  );
}
