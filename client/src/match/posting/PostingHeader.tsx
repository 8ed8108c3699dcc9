import type { ShownJobDto } from '@inkognito/shared/match';
import { paths } from '@inkognito/shared/pages';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { isEnded, payText } from '../../job/job.format.ts';
import { dayText } from '../../lib/wording.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import * as drawings from '../../ui/drawings.ts';
import { Notice } from '../../ui/Notice.tsx';
import { FailurePanel } from '../../ui/page/PageFailure.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { TabLinks } from '../../ui/page/TabLinks.tsx';
import styles from './JobPage.module.css';
import { ProlongButton, endText } from './PostingEnd.tsx';
import { PostingMenu } from './PostingMenu.tsx';

export const toDashboard = { to: paths.dashboard, label: 'Zurück zum Dashboard' };

/** Of a page about one posting. */
export const notThere = {
  notFoundText: 'Keine Details verfügbar.',
  notFoundBack: toDashboard,
};

/** A job seeker may read an offer, but only its publisher may change or compare it. */
export const NotYours = () => <FailurePanel title={notThere.notFoundText} back={toDashboard} />;

const tabs = [
  { text: 'Angaben', path: paths.job },
  { text: 'Passende', path: paths.jobCandidates },
  { text: 'Verglichene', path: paths.jobComparisons },
] as const;
type Tab = (typeof tabs)[number]['text'];

/** The same on each of the three pages of one's own posting. */
export function PostingHeader({ job, tab }: { job: ShownJobDto; tab: Tab }) {
  const navigate = useNavigate();
  const [told, setTold] = useState<string | null>(null);
  const end = endText(job);
  return (
    <>
      <PageHeader
        title={<span id="job-title">{job.jobTitle}</span>}
        lead={[job.place, payText(job.salary), stateOf(job)].filter(Boolean).join(' · ')}
        back={toDashboard}
        actions={
          <>
            <ButtonLink to={paths.editJob(job._id)} variant="secondary" icon={drawings.edit}>
              Bearbeiten
            </ButtonLink>
            <PostingMenu
              job={job}
              aboutId="job-title"
              onChanged={setTold}
              onDeleted={() => void navigate(paths.dashboard)}
            />
          </>
        }
      />
      <TabLinks
        label="Diese Stelle"
        tabs={tabs.map(({ text, path }) => ({ text, to: path(job._id), isCurrent: text === tab }))}
      />
      {told !== null && (
        <div className={styles.changed}>
          <Notice tone="success">{told}</Notice>
        </div>
      )}
      {end !== '' && (
        <div className={styles.changed}>
          <Notice
            tone={isEnded(job) ? 'warning' : 'info'}
            title={`${end}.`}
            action={<ProlongButton job={job} aboutId="job-title" onDone={setTold} />}
          >
            {isEnded(job)
              ? 'Mit dieser Stelle vergleichen Sie niemanden mehr. Ihre Matches bleiben.'
              : 'Danach vergleichen Sie mit dieser Stelle niemanden mehr.'}
          </Notice>
        </div>
      )}
    </>
  );
}

function stateOf({ endsAt, ...job }: ShownJobDto): string {
  if (isEnded(job)) return 'beendet';
  return endsAt === undefined ? '' : `offen bis ${dayText(endsAt)}`;
}
