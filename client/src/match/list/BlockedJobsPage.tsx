import type { BlockedJobDto } from '@inkognito/shared/job';
import { limits } from '@inkognito/shared/limits';
import { paths } from '@inkognito/shared/pages';
import { Link } from 'react-router-dom';
import { daysUntil } from '../../job/job.format.ts';
import { usePages } from '../../lib/pages.ts';
import { ListCard } from '../../ui/page/ListCard.tsx';
import list from '../../ui/page/ListCard.module.css';
import * as drawings from '../../ui/drawings.ts';
import { EmptyState } from '../../ui/page/EmptyState.tsx';
import { PagedList } from '../../ui/page/PagedList.tsx';
import { Page } from '../../ui/page/PageFrame.tsx';
import { Stack } from '../../ui/Stack.tsx';
import { ConfirmButton } from '../../ui/dialog/ConfirmButton.tsx';
import { blockedJobsQuery, useToggleJobBlock } from '../../matching/matching.queries.ts';

export default function BlockedJobsPage() {
  return (
    <Page title="Blockierte Jobs" lead={`Nach ${limits.blockedDays} Tagen werden sie gelöscht.`}>
      <Stack>
        <BlockedJobs />
      </Stack>
    </Page>
  );
}

function BlockedJobs() {
  return (
    <PagedList
      pages={usePages(blockedJobsQuery)}
      empty={
        <EmptyState
          title="Keine blockierte Jobs gefunden."
          link={{ to: paths.matches, label: 'Zu Ihren Matches' }}
        >
          Blockieren können Sie bei jedem Match.
        </EmptyState>
      }
    >
      {(job, announce) => (
        <BlockedJob
          key={job._id}
          job={job}
          onRestored={() => announce(`„${job.jobTitle}“ ist wiederhergestellt.`)}
        />
      )}
    </PagedList>
  );
}

function BlockedJob({ job, onRestored }: { job: BlockedJobDto; onRestored: () => void }) {
  const toggleJobBlock = useToggleJobBlock();
  const titleId = `blocked-${job._id}`;
  return (
    <ListCard
      end={
        <ConfirmButton
          label="Wiederherstellen"
          aboutId={titleId}
          icon={drawings.check}
          title="Job wiederherstellen"
          question="Sind Sie sicher, dass Sie diesen Job wiederherstellen wollen?"
          tone="primary"
          action={() => toggleJobBlock(job._id)}
          onDone={onRestored}
        />
      }
    >
      <Link id={titleId} to={paths.job(job._id)} className={list.title}>
        {job.jobTitle}, {job.place}
      </Link>
      <p className={list.soft}>{deletionText(daysUntil(job.deletedAt))}</p>
    </ListCard>
  );
}

function deletionText(days: number): string {
  if (days === 0) return 'Wird heute gelöscht';
  return days === 1 ? 'Wird in 1 Tag gelöscht' : `Wird in ${days} Tagen gelöscht`;
}
