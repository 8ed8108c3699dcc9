import type { OfferedJobDto } from '@inkognito/shared/match';
import { type ReactNode, useState } from 'react';
import { offerEndLabels } from '@inkognito/shared/codes';
import { paths } from '@inkognito/shared/pages';
import { build } from '../lib/build.ts';
import { unbroken } from '../lib/wording.ts';
import { usePages } from '../lib/pages.ts';
import { ReportButton } from '../report/ReportLink.tsx';
import { Badge } from '../ui/Badge.tsx';
import { ButtonLink } from '../ui/Button.tsx';
import { Menu } from '../ui/dialog/Menu.tsx';
import list from '../ui/page/ListCard.module.css';
import * as drawings from '../ui/drawings.ts';
import { CheckboxField } from '../ui/field/CheckboxField.tsx';
import { EmptyState } from '../ui/page/EmptyState.tsx';
import { PagedList } from '../ui/page/PagedList.tsx';
import { publisherName } from '../user/RecruiterCard.tsx';
import rows from '../ui/rows.module.css';
import { BlockRecruiter } from '../match/block/BlockRecruiter.tsx';
import { SuspensionMark } from '../match/block/marks.tsx';
import styles from './Dashboard.module.css';
import { jobsOfferedQuery } from '../matching/matching.queries.ts';
import { MatchBadge } from '../match/MatchRing.tsx';
import { OfferCard } from '../match/list/OfferCard.tsx';

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
        {(job, announce) => <OfferedJob key={job.matchId} job={job} onDone={announce} />}
      </PagedList>
    </section>
  );
}

function OfferedJob({ job, onDone }: { job: OfferedJobDto; onDone: (words: ReactNode) => void }) {
  const titleId = `offer-${job.matchId}`;
  const recruiter = publisherName(job.recruiterId);
  const isPending = job.contactState === 'awaitsCandidate' && job.suspended === null;
  const hasPage = (job.isMatch || isPending) && !job.endReason;
  return (
    <OfferCard
      job={job}
      titleId={titleId}
      marks={<Status job={job} isPending={isPending} />}
      action={
        <ButtonLink
          {...(hasPage
            ? { to: paths.match(job.matchId) }
            : { to: paths.job(job._id), state: { job, build } })}
          variant="secondary"
          size="small"
          aria-describedby={titleId}
        >
          {isPending ? 'Entscheiden' : hasPage ? 'Match ansehen' : 'Ansehen'}
        </ButtonLink>
      }
      more={
        <Menu aboutId={titleId}>
          {job.suspended === null && job.endReason !== 'account_deleted' && (
            <BlockRecruiter
              matchId={job.matchId}
              recruiter={job.recruiterId}
              aboutId={titleId}
              usedKey={job}
              onBlocked={onDone}
            />
          )}
          <ReportButton label="Angebot melden" about="offer" id={job._id} />
        </Menu>
      }
    >
      <p className={list.soft}>{unbroken(job.reason)}</p>
      {job.suspended !== null && <SuspensionMark recruiter={recruiter} />}
    </OfferCard>
  );
}

function Status({ job, isPending }: { job: OfferedJobDto; isPending: boolean }) {
  if (job.endReason) return <Badge icon={drawings.ban}>{offerEndLabels[job.endReason]}</Badge>;
  if (isPending) {
    return (
      <Badge tone="warning" icon={drawings.lock}>
        Wartet auf Ihre Freigabe
      </Badge>
    );
  }
  return job.isMatch ? <MatchBadge /> : <Badge>Kein Match</Badge>;
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
