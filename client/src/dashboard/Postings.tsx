import type { OwnJobDto } from '@inkognito/shared/job';
import { paths } from '@inkognito/shared/pages';
import { Link } from 'react-router-dom';
import { build } from '../lib/build.ts';
import { myJobsQuery } from '../job/job.queries.ts';
import { usePages } from '../lib/pages.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { ListCard } from '../ui/page/ListCard.tsx';
import list from '../ui/page/ListCard.module.css';
import * as drawings from '../ui/drawings.ts';
import { EmptyState } from '../ui/page/EmptyState.tsx';
import { PagedList } from '../ui/page/PagedList.tsx';
import { ConfirmButton } from '../ui/dialog/ConfirmButton.tsx';
import rows from '../ui/rows.module.css';
import styles from './Dashboard.module.css';
import { useDeleteJob } from '../matching/matching.queries.ts';

export function Postings() {
  return (
    <section id="stellen" className={styles.part} aria-labelledby="postings-title">
      <div className={rows.apart}>
        <h2 id="postings-title">Ihre ausgeschriebenen Stellen</h2>
        <ButtonLink to={paths.newJob} icon={drawings.briefcase}>
          Stelle ausschreiben
        </ButtonLink>
      </div>
      <PagedList
        pages={usePages(myJobsQuery)}
        folded
        empty={
          <EmptyState title="Keine Jobs gefunden.">
            Schreiben Sie Ihre erste Stelle aus, dann sehen Sie, wer zu ihr passt.
          </EmptyState>
        }
      >
        {(job, tell) => (
          <Posting
            key={job._id}
            job={job}
            onDeleted={() => tell(`„${job.jobTitle}“ ist gelöscht.`)}
          />
        )}
      </PagedList>
    </section>
  );
}

function Posting({ job, onDeleted }: { job: OwnJobDto; onDeleted: () => void }) {
  const deleteJob = useDeleteJob();
  const titleId = `posting-${job._id}`;
  const link = { variant: 'secondary', size: 'small', 'aria-describedby': titleId } as const;
  return (
    <ListCard
      end={
        <div className={styles.actions}>
          <ButtonLink {...link} to={paths.job(job._id)} state={{ job, build }}>
            Details
          </ButtonLink>
          <ButtonLink {...link} to={paths.jobCandidates(job._id)}>
            Kandidaten
          </ButtonLink>
          <ButtonLink {...link} to={paths.jobComparisons(job._id)} className={styles.whole}>
            Mit offenen Profilen vergleichen
          </ButtonLink>
          <ButtonLink {...link} to={paths.editJob(job._id)} variant="quiet">
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
            action={() => deleteJob(job._id)}
            onDone={onDeleted}
          />
        </div>
      }
    >
      <h3 id={titleId}>{job.jobTitle}</h3>
      <p className={list.soft}>{job.place}</p>
      <Counts job={job} aboutId={titleId} />
    </ListCard>
  );
}

function Counts({ job, aboutId }: { job: OwnJobDto; aboutId: string }) {
  const { _id, compared, matches, openRequests } = job;
  const counts = [
    { to: paths.jobComparisons(_id), text: `${compared} verglichen` },
    { to: paths.matches, text: matches === 1 ? '1 Match' : `${matches} Matches` },
    {
      to: paths.requests,
      text: openRequests === 1 ? '1 offene Anfrage' : `${openRequests} offene Anfragen`,
    },
  ];
  return (
    <ul className={styles.counts} aria-label="Stand dieser Stelle">
      {counts.map(({ to, text }) => (
        <li key={text}>
          <Link to={to} aria-describedby={aboutId}>
            {text}
          </Link>
        </li>
      ))}
    </ul>
  );
}
