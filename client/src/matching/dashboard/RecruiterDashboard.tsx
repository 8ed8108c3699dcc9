import type { JobDto } from '@inkognito/shared/job';
import { type ReactNode, useRef, useState } from 'react';
import { paths } from '../../lib/paths.ts';
import { locationText } from '../../job/job.format.ts';
import { myJobsQuery } from '../../job/job.queries.ts';
import { usePages } from '../../lib/pages.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import * as drawings from '../../ui/drawings.ts';
import { EmptyState } from '../../ui/page/EmptyState.tsx';
import { MoreButton } from '../../ui/page/MoreButton.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { ConfirmButton } from '../ConfirmButton.tsx';
import rows from '../../ui/rows.module.css';
import styles from './Dashboard.module.css';
import { MonthRing } from './MonthRing.tsx';
import { jobsOfferedQuery, useDeleteJob } from '../matching.queries.ts';

export function RecruiterDashboard({
  hint,
}: {
  /** What to know about the account before everything else. */
  hint: ReactNode;
}) {
  return (
    <div className={styles.view}>
      {hint}
      <div className={styles.halves}>
        <Postings />
        <div className={styles.side}>
          <MatchCounter />
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
              selbst eine Ihrer ausgeschriebenen Stellen.
            </p>
          </Card>
        </div>
      </div>
    </div>
  );
}

function Postings() {
  const { entries: jobs, loadMore } = usePages(myJobsQuery);
  const list = useRef<HTMLUListElement>(null);
  const [deletedTitle, setDeletedTitle] = useState<string | null>(null);
  return (
    <section className={styles.part} aria-labelledby="postings-title">
      <div className={rows.apart}>
        <h2 id="postings-title">Ihre ausgeschriebenen Stellen</h2>
        <ButtonLink to={paths.newJob} icon={drawings.briefcase}>
          Stelle ausschreiben
        </ButtonLink>
      </div>
      {deletedTitle !== null && <Notice tone="success">„{deletedTitle}“ ist gelöscht.</Notice>}
      {jobs.length === 0 ? (
        <EmptyState title="Keine Jobs gefunden.">
          Schreiben Sie Ihre erste Stelle aus, dann sehen Sie, wer zu ihr passt.
        </EmptyState>
      ) : (
        <ul ref={list} className={styles.list}>
          {jobs.map((job) => (
            <Posting
              key={job._id}
              job={job}
              onDeleted={() => {
                setDeletedTitle(job.jobTitle);
              }}
            />
          ))}
        </ul>
      )}
      <MoreButton list={list} onMore={loadMore} />
    </section>
  );
}

function Posting({ job, onDeleted }: { job: JobDto; onDeleted: () => void }) {
  const deleteJob = useDeleteJob();
  const titleId = `posting-${job._id}`;
  return (
    <Card as="li" padding="small" className={rows.apart}>
      <div className={styles.words}>
        <h3 id={titleId}>{job.jobTitle}</h3>
        <p className={styles.soft}>{locationText(job)}</p>
      </div>
      <div className={styles.actions}>
        <ButtonLink
          to={paths.job(job._id)}
          state={{ job }}
          variant="secondary"
          size="small"
          aria-describedby={titleId}
        >
          Details
        </ButtonLink>
        <ButtonLink
          to={paths.jobCandidates(job._id)}
          variant="secondary"
          size="small"
          aria-describedby={titleId}
        >
          Kandidaten
        </ButtonLink>
        <ButtonLink
          to={paths.jobComparisons(job._id)}
          variant="secondary"
          size="small"
          className={styles.whole}
          aria-describedby={titleId}
        >
          Mit offenen Profilen vergleichen
        </ButtonLink>
        <ButtonLink
          to={paths.editJob(job._id)}
          variant="quiet"
          size="small"
          aria-describedby={titleId}
        >
          Bearbeiten
        </ButtonLink>
        <ConfirmButton
          label="Löschen"
          aboutId={titleId}
          icon={drawings.trash}
          variant="quiet"
          title="Job löschen"
          question="Sind Sie sicher, dass Sie diesen Job löschen wollen? Damit werden alle mit diesem Job verbundenen Übereinstimmungen gelöscht."
          confirmLabel="Job löschen"
          action={() => deleteJob.mutateAsync(job._id)}
          onDone={onDeleted}
        />
      </div>
    </Card>
  );
}

function MatchCounter() {
  const { matchCount } = usePages(jobsOfferedQuery('recruiter'));
  return (
    <Card as="section" className={styles.overview} aria-labelledby="counter-title">
      <h2 id="counter-title">Ihre Matches diesen Monat</h2>
      <p className={styles.soft}>Kandidaten, mit denen Sie übereinstimmen</p>
      <div className={styles.rings}>
        <MonthRing caption="Matches" count={matchCount} tone="success" to={paths.matches} />
      </div>
    </Card>
  );
}
