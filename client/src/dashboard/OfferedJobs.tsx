import { paths } from '@inkognito/shared/pages';
import { useState } from 'react';
import { usePages } from '../lib/pages.ts';
import { Offer } from '../match/list/Offer.tsx';
import { jobsOfferedQuery } from '../matching/matching.queries.ts';
import { CheckboxField } from '../ui/field/CheckboxField.tsx';
import { EmptyState } from '../ui/page/EmptyState.tsx';
import { PagedList } from '../ui/page/PagedList.tsx';
import rows from '../ui/rows.module.css';
import styles from './Dashboard.module.css';

export function OfferedJobs() {
  const { entries: jobs, loadMore } = usePages(jobsOfferedQuery('jobSeeker'));
  const [combined, setCombined] = useState(true);
  const listed = combined
    ? jobs
    : jobs.filter((job) => !job.isMatch || job.endReason || job.contactState === 'awaitsCandidate');
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
        foldedTo={8}
        empty={<NoOffers hasMatches={jobs.length > 0} />}
      >
        {(job) => <Offer key={job.matchId} job={job} />}
      </PagedList>
    </section>
  );
}

function NoOffers({ hasMatches }: { hasMatches: boolean }) {
  return hasMatches ? (
    <EmptyState title="Ihre neuesten Angebote sind alle Matches.">
      In der Kombi-Ansicht stehen sie hier.
    </EmptyState>
  ) : (
    <EmptyState title="Noch keine Angebote." link={{ to: paths.keys, label: 'Schlüssel vergeben' }}>
      Sobald ein Headhunter eine Stelle mit Ihrem Profil vergleicht, steht sie hier.
    </EmptyState>
  );
}
