import { type Role, progressLabels, roleLabels } from '@inkognito/shared/codes';
import type { OfferedJobDto, ProgressStatus, RecruiterMatchDto } from '@inkognito/shared/match';
import { paths } from '@inkognito/shared/pages';
import { type ReactNode, useDeferredValue, useState } from 'react';
import { Link } from 'react-router-dom';
import { build } from '../lib/build.ts';
import { byKeyText } from '../auth/key/key.format.ts';
import { usePages } from '../lib/pages.ts';
import { Avatar } from '../ui/Avatar.tsx';
import { Badge } from '../ui/Badge.tsx';
import { Card } from '../ui/Card.tsx';
import * as drawings from '../ui/drawings.ts';
import { EmptyState } from '../ui/page/EmptyState.tsx';
import { PagedList } from '../ui/page/PagedList.tsx';
import { Notice } from '../ui/Notice.tsx';
import { Page } from '../ui/page/PageFrame.tsx';
import { Cluster, Stack } from '../ui/Stack.tsx';
import { RecruiterCard, publisherName } from '../user/RecruiterCard.tsx';
import { useSignedInUser } from '../user/currentUser.ts';
import { BlockRecruiter } from './block/BlockRecruiter.tsx';
import { SuspensionMark } from './block/Suspension.tsx';
import { ConfirmButton } from '../ui/dialog/ConfirmButton.tsx';
import styles from './MatchListPage.module.css';
import { MatchRing } from './MatchRing.tsx';
import { StatusFilter, useStatus } from './StatusFilter.tsx';
import { matchesQuery, useToggleJobBlock } from '../matching/matching.queries.ts';

const lists = { recruiter: RecruiterMatches, jobSeeker: JobSeekerMatches } as const;
const order: readonly Role[] = ['recruiter', 'jobSeeker'];

export default function MatchListPage() {
  const { role } = useSignedInUser();
  const shown = order.filter((each) => role.includes(each));
  const chosen = useStatus();
  // The current list stays until the next one is loaded.
  const status = useDeferredValue(chosen);
  return (
    <Page title="Ihre Matches" back={{ to: paths.dashboard, label: 'Zurück zum Dashboard' }}>
      <Stack gap="large">
        <StatusFilter chosen={chosen} />
        {shown.map((each) => {
          const List = lists[each];
          return (
            <section key={each} className={styles.section} aria-label={roleLabels[each]}>
              {shown.length > 1 && <h2>{roleLabels[each]}</h2>}
              <List key={status} status={status} />
            </section>
          );
        })}
      </Stack>
    </Page>
  );
}

type Filtered = { status: ProgressStatus | undefined };

function RecruiterMatches({ status }: Filtered) {
  return (
    <PagedList
      pages={usePages(matchesQuery('recruiter', status))}
      className={styles.list}
      empty={<NoMatches status={status} />}
    >
      {(match) => <CandidateCard key={match._id} match={match} />}
    </PagedList>
  );
}

function CandidateCard({ match }: { match: RecruiterMatchDto }) {
  const { candidate, jobPosting, matchPercentage, isMatch, status } = match;
  return (
    <Card as="li" padding="small" className={styles.card}>
      <Avatar image={candidate.image} name={candidate.username} size="medium" />
      <div className={styles.words}>
        <Link to={paths.match(match._id)} className={styles.cover}>
          {candidate.username}
        </Link>
        <p className={styles.detail}>{`matched: ${jobPosting.jobTitle}`}</p>
        <Cluster>
          <Badge tone={status === 'new' ? 'primary' : 'neutral'}>{progressLabels[status]}</Badge>
          {!isMatch && <Badge tone="warning">Kein Match, vom Kandidaten freigegeben</Badge>}
          {match.releasePending && <Badge icon={drawings.lock}>Wartet auf Freigabe</Badge>}
        </Cluster>
      </div>
      <MatchRing percentage={matchPercentage} isMatch={isMatch} size="small" />
    </Card>
  );
}

function JobSeekerMatches({ status }: Filtered) {
  const [done, setDone] = useState<ReactNode>(null);
  return (
    <>
      {done !== null && <Notice tone="success">{done}</Notice>}
      <PagedList
        pages={usePages(matchesQuery('jobSeeker', status))}
        className={styles.list}
        empty={<NoMatches status={status} />}
      >
        {(job) => <JobCard key={job.matchId} job={job} onDone={setDone} />}
      </PagedList>
    </>
  );
}

function JobCard({ job, onDone }: { job: OfferedJobDto; onDone: (words: ReactNode) => void }) {
  const toggleJobBlock = useToggleJobBlock();
  const recruiter = publisherName(job.recruiterId);
  const titleId = `match-${job.matchId}`;
  return (
    <Card as="li" padding="small" className={styles.card}>
      <div className={styles.words}>
        <Link id={titleId} to={paths.job(job._id)} state={{ job, build }} className={styles.title}>
          {job.jobTitle}
        </Link>
        <p className={styles.detail}>{job.place}</p>
        {job.key !== null && <p className={styles.detail}>{byKeyText(job.key)}</p>}
        <p className={styles.detail}>{recruiter}</p>
        <Cluster>
          <Badge tone={job.status === 'new' ? 'primary' : 'neutral'}>
            {progressLabels[job.status]}
          </Badge>
          {!job.isMatch && <Badge tone="warning">Kein Match, von Ihnen freigegeben</Badge>}
          {job.releasePending && job.suspended === null && (
            <Badge tone="warning" icon={drawings.lock}>
              Wartet auf Ihre Freigabe
            </Badge>
          )}
        </Cluster>
        <RecruiterCard publisher={job.recruiterId} />
        {job.suspended !== null && (
          <SuspensionMark suspended={job.suspended} recruiter={recruiter} />
        )}
        <div className={styles.actions}>
          <Link to={paths.match(job.matchId)} aria-describedby={titleId}>
            Match ansehen
          </Link>
          <ConfirmButton
            label="Block Job"
            aboutId={titleId}
            icon={drawings.ban}
            title="Job blockieren"
            question="Sind Sie sicher, dass Sie diesen Job blockieren wollen?"
            confirmLabel="Blockieren"
            action={() => toggleJobBlock(job._id)}
            onDone={() => onDone(<JobBlocked title={job.jobTitle} />)}
          />
          {job.suspended === null && (
            <BlockRecruiter
              matchId={job.matchId}
              recruiter={job.recruiterId}
              aboutId={titleId}
              usedKey={job}
              onBlocked={onDone}
            />
          )}
        </div>
      </div>
      <MatchRing percentage={job.matchPercentage} isMatch={job.isMatch} size="small" />
    </Card>
  );
}

function JobBlocked({ title }: { title: string }) {
  return (
    <>
      „{title}“ ist blockiert. Unter <Link to={paths.blocked}>Blockierte Jobs</Link> können Sie den
      Job 30 Tage lang wiederherstellen.
    </>
  );
}

function NoMatches({ status }: Filtered) {
  if (status === undefined) return <EmptyState title="Keine Matches gefunden." />;
  return (
    <EmptyState title={`Keine Matches mit dem Stand „${progressLabels[status]}“.`}>
      Den Stand setzen Sie auf der Seite eines Matches. <Link to={paths.matches}>Alle zeigen</Link>
    </EmptyState>
  );
}
