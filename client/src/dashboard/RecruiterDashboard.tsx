import type { OwnJobDto } from '@inkognito/shared/job';
import { paths } from '@inkognito/shared/pages';
import { Link } from 'react-router-dom';
import { isEnded } from '../job/job.format.ts';
import { myJobsQuery } from '../job/job.queries.ts';
import { usePages } from '../lib/pages.ts';
import { jobsOfferedQuery } from '../matching/matching.queries.ts';
import { ProlongButton, endText } from '../match/posting/PostingEnd.tsx';
import { PostingMenu } from '../match/posting/PostingMenu.tsx';
import { Badge } from '../ui/Badge.tsx';
import { ButtonLink } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import * as drawings from '../ui/drawings.ts';
import { EmptyState } from '../ui/page/EmptyState.tsx';
import { LoadedSection } from '../ui/page/LoadedSection.tsx';
import { ListCard } from '../ui/page/ListCard.tsx';
import list from '../ui/page/ListCard.module.css';
import { PagedList } from '../ui/page/PagedList.tsx';
import rows from '../ui/rows.module.css';
import styles from './Dashboard.module.css';
import { MonthRing } from './JobSeekerDashboard.tsx';

/** `isAlone`: no other part of the page may have the strongest button. */
export function RecruiterDashboard({ isAlone }: { isAlone: boolean }) {
  return (
    <div className={styles.halves}>
      <LoadedSection what="Ihre Stellen konnten nicht geladen werden.">
        <Postings isMain={isAlone} />
      </LoadedSection>
      <Card as="section" className={styles.overview} aria-labelledby="counter-title">
        <h2 id="counter-title">Ihre Matches diesen Monat</h2>
        <LoadedSection what="Ihre Zahlen konnten nicht geladen werden.">
          <Ring />
        </LoadedSection>
      </Card>
    </div>
  );
}

function Ring() {
  const { matchCount } = usePages(jobsOfferedQuery('recruiter'));
  return (
    <div className={styles.rings}>
      <MonthRing caption="Matches" count={matchCount} tone="success" to={paths.matches} />
    </div>
  );
}

function Postings({ isMain }: { isMain: boolean }) {
  return (
    <section id="stellen" className={styles.part} aria-labelledby="postings-title">
      <div className={rows.apart}>
        <h2 id="postings-title">Ihre ausgeschriebenen Stellen</h2>
        <ButtonLink
          to={paths.newJob}
          variant={isMain ? 'primary' : 'secondary'}
          icon={drawings.briefcase}
        >
          Stelle ausschreiben
        </ButtonLink>
      </div>
      <PagedList
        pages={usePages(myJobsQuery)}
        foldedTo={8}
        empty={
          <EmptyState title="Keine Jobs gefunden.">
            Schreiben Sie Ihre erste Stelle aus, dann sehen Sie, wer zu ihr passt.
          </EmptyState>
        }
      >
        {(job, announce) => <Posting key={job._id} job={job} announce={announce} />}
      </PagedList>
    </section>
  );
}

function Posting({ job, announce }: { job: OwnJobDto; announce: (sentence: string) => void }) {
  const titleId = `posting-${job._id}`;
  const end = endText(job);
  return (
    <ListCard
      end={
        <div className={styles.actions}>
          {end === '' ? (
            <ButtonLink
              to={paths.jobCandidates(job._id)}
              variant="secondary"
              size="small"
              aria-describedby={titleId}
            >
              Kandidaten
            </ButtonLink>
          ) : (
            <ProlongButton job={job} aboutId={titleId} onDone={announce} />
          )}
          <PostingMenu
            job={job}
            aboutId={titleId}
            onChanged={announce}
            onDeleted={() => announce(`„${job.jobTitle}“ ist gelöscht.`)}
          >
            <ButtonLink to={paths.job(job._id)} variant="quiet" size="small" icon={drawings.file}>
              Details
            </ButtonLink>
          </PostingMenu>
        </div>
      }
    >
      <h3 id={titleId}>
        <Link to={paths.job(job._id)} className={list.title}>
          {job.jobTitle}
        </Link>
      </h3>
      <p className={list.soft}>{job.place}</p>
      <p className={list.soft}>{countsText(job)}</p>
      {end !== '' && (
        <Badge
          tone={isEnded(job) ? 'neutral' : 'warning'}
          icon={isEnded(job) ? drawings.ban : drawings.warning}
        >
          {end}
        </Badge>
      )}
    </ListCard>
  );
}

function countsText({ compared, matches, openRequests }: OwnJobDto): string {
  return [
    `${compared} verglichen`,
    matches === 1 ? '1 Match' : `${matches} Matches`,
    openRequests > 0 &&
      (openRequests === 1 ? '1 offene Anfrage' : `${openRequests} offene Anfragen`),
  ]
    .filter(Boolean)
    .join(' · ');
}
