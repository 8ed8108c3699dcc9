import type { BlockedJobDto } from '@inkognito/shared/job';
import { limits } from '@inkognito/shared/limits';
import { paths } from '@inkognito/shared/pages';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { daysUntil } from '../job/job.format.ts';
import { usePages } from '../lib/pages.ts';
import { Card } from '../ui/Card.tsx';
import * as drawings from '../ui/drawings.ts';
import { EmptyState } from '../ui/page/EmptyState.tsx';
import { PagedList } from '../ui/page/PagedList.tsx';
import { Notice } from '../ui/Notice.tsx';
import { Page } from '../ui/page/PageFrame.tsx';
import { Stack } from '../ui/Stack.tsx';
import rows from '../ui/rows.module.css';
import styles from './BlockedJobsPage.module.css';
import { ConfirmButton } from '../ui/dialog/ConfirmButton.tsx';
import { blockedJobsQuery, useToggleJobBlock } from '../matching/matching.queries.ts';

export default function BlockedJobsPage() {
  return (
    <Page
      title="Blockierte Jobs"
      lead={`Blockierte Jobs werden nach ${limits.blockedDays} Tagen automatisch gelöscht. Bis dahin können Sie sie wiederherstellen.`}
      back={{ to: paths.dashboard, label: 'Zurück zum Dashboard' }}
    >
      <BlockedJobs />
    </Page>
  );
}

function BlockedJobs() {
  const [restoredTitle, setRestoredTitle] = useState<string | null>(null);
  return (
    <Stack>
      {restoredTitle !== null && (
        <Notice tone="success">„{restoredTitle}“ ist wiederhergestellt.</Notice>
      )}
      <PagedList
        pages={usePages(blockedJobsQuery)}
        className={styles.list}
        empty={<EmptyState title="Keine blockierte Jobs gefunden." />}
      >
        {(job) => (
          <BlockedJob key={job._id} job={job} onRestored={() => setRestoredTitle(job.jobTitle)} />
        )}
      </PagedList>
    </Stack>
  );
}

function BlockedJob({ job, onRestored }: { job: BlockedJobDto; onRestored: () => void }) {
  const toggleJobBlock = useToggleJobBlock();
  const titleId = `blocked-${job._id}`;
  return (
    <Card as="li" padding="small" className={rows.apart}>
      <div className={styles.words}>
        <Link id={titleId} to={paths.job(job._id)} className={styles.title}>
          {job.jobTitle}, {job.place}
        </Link>
        <p className={styles.deletion}>{deletionText(daysUntil(job.deletedAt))}</p>
      </div>
      <ConfirmButton
        label="Wiederherstellen"
        aboutId={titleId}
        icon={drawings.check}
        title="Job wiederherstellen"
        question="Sind Sie sicher, dass Sie diesen Job wiederherstellen wollen?"
        confirmLabel="Wiederherstellen"
        tone="primary"
        action={() => toggleJobBlock(job._id)}
        onDone={onRestored}
      />
    </Card>
  );
}

function deletionText(days: number): string {
  if (days === 0) return 'Wird heute gelöscht';
  return days === 1 ? 'Wird in 1 Tag gelöscht' : `Wird in ${days} Tagen gelöscht`;
}
