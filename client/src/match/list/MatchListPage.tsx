import { type Role, progressLabels, roleLabels } from '@inkognito/shared/codes';
import type { OfferedJobDto, ProgressStatus } from '@inkognito/shared/match';
import { paths } from '@inkognito/shared/pages';
import { type ReactNode, useDeferredValue } from 'react';
import { Link } from 'react-router-dom';
import { usePages } from '../../lib/pages.ts';
import { EmptyState } from '../../ui/page/EmptyState.tsx';
import { PagedList } from '../../ui/page/PagedList.tsx';
import { Page } from '../../ui/page/PageFrame.tsx';
import { Stack } from '../../ui/Stack.tsx';
import { RoleSections } from '../../user/RoleSections.tsx';
import { ConfirmButton } from '../../ui/dialog/ConfirmButton.tsx';
import { Undo } from '../../ui/form/Undo.tsx';
import { MatchTabs } from './MatchTabs.tsx';
import { ComparedCard } from '../PersonCard.tsx';
import { Offer, offerTitleId } from './Offer.tsx';
import { StatusFilter, useStatus } from './StatusFilter.tsx';
import { matchesQuery, useToggleJobBlock } from '../../matching/matching.queries.ts';

export default function MatchListPage() {
  const chosen = useStatus();
  // The current list stays until the next one is loaded.
  const status = useDeferredValue(chosen);
  return (
    <Page title="Ihre Matches">
      <MatchTabs />
      <Stack gap="large">
        <StatusFilter chosen={chosen} />
        <RoleSections
          what="Ihre Matches konnten nicht geladen werden."
          resetKeys={[status]}
          sections={[
            ['recruiter', roleLabels.recruiter, <RecruiterMatches key={status} status={status} />],
            ['jobSeeker', roleLabels.jobSeeker, <JobSeekerMatches key={status} status={status} />],
          ]}
        />
      </Stack>
    </Page>
  );
}

type Filtered = { status: ProgressStatus | undefined };

function RecruiterMatches({ status }: Filtered) {
  return (
    <PagedList
      pages={usePages(matchesQuery('recruiter', status))}
      empty={<NoMatches role="recruiter" status={status} />}
    >
      {(match) => (
        <ComparedCard
          key={match._id}
          compared={match}
          line={`matched: ${match.jobPosting.jobTitle}`}
        />
      )}
    </PagedList>
  );
}

function JobSeekerMatches({ status }: Filtered) {
  return (
    <PagedList
      pages={usePages(matchesQuery('jobSeeker', status))}
      empty={<NoMatches role="jobSeeker" status={status} />}
    >
      {(job, announce) => (
        <Offer key={job.matchId} job={job}>
          <BlockJob job={job} onDone={announce} />
        </Offer>
      )}
    </PagedList>
  );
}

function BlockJob({ job, onDone }: { job: OfferedJobDto; onDone: (words: ReactNode) => void }) {
  const toggleJobBlock = useToggleJobBlock();
  return (
    <ConfirmButton
      label="Block Job"
      aboutId={offerTitleId(job)}
      variant="quiet"
      title="Job blockieren"
      question="Sind Sie sicher, dass Sie diesen Job blockieren wollen?"
      confirmLabel="Blockieren"
      action={() => toggleJobBlock(job._id)}
      onDone={() => onDone(<JobBlocked job={job} />)}
    />
  );
}

function JobBlocked({ job: { _id, jobTitle } }: { job: OfferedJobDto }) {
  const toggleJobBlock = useToggleJobBlock();
  return (
    <Undo action={() => toggleJobBlock(_id)} undone={`„${jobTitle}“ ist nicht mehr blockiert.`}>
      „{jobTitle}“ ist blockiert. Unter <Link to={paths.blocked}>Blockierte Jobs</Link> können Sie
      den Job 30 Tage lang wiederherstellen.
    </Undo>
  );
}

const firstMatch = {
  jobSeeker: {
    words: 'Sobald eine Stelle zu Ihren Wünschen passt, steht sie hier.',
    to: paths.keys,
    label: 'Schlüssel vergeben',
  },
  recruiter: {
    words: 'Vergleichen Sie eine Stelle mit Menschen, zu denen sie passt.',
    to: `${paths.dashboard}#stellen`,
    label: 'Zu Ihren Stellen',
  },
};

function NoMatches({ role, status }: Filtered & { role: Role }) {
  const next = firstMatch[role];
  if (status === undefined) {
    return (
      <EmptyState title="Keine Matches gefunden." link={next}>
        {next.words}
      </EmptyState>
    );
  }
  return (
    <EmptyState title={`Keine Matches mit dem Stand „${progressLabels[status]}“.`}>
      Den Stand setzen Sie auf der Seite eines Matches. <Link to={paths.matches}>Alle zeigen</Link>
    </EmptyState>
  );
}
