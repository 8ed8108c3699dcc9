import { progressLabels, roleLabels } from '@inkognito/shared/codes';
import type { OfferedJobDto, ProgressStatus, RecruiterMatchDto } from '@inkognito/shared/match';
import { paths } from '@inkognito/shared/pages';
import { type ReactNode, useDeferredValue } from 'react';
import { Link } from 'react-router-dom';
import { build } from '../lib/build.ts';
import { byKeyText } from '../auth/key/key.format.ts';
import { usePages } from '../lib/pages.ts';
import { Avatar } from '../ui/Avatar.tsx';
import { Badge } from '../ui/Badge.tsx';
import { ListCard } from '../ui/page/ListCard.tsx';
import list from '../ui/page/ListCard.module.css';
import { classNames } from '../ui/classNames.ts';
import * as drawings from '../ui/drawings.ts';
import { EmptyState } from '../ui/page/EmptyState.tsx';
import { PagedList } from '../ui/page/PagedList.tsx';
import { Page } from '../ui/page/PageFrame.tsx';
import { Cluster, Stack } from '../ui/Stack.tsx';
import { RecruiterCard, publisherName } from '../user/RecruiterCard.tsx';
import { RoleSections } from '../user/RoleSections.tsx';
import { BlockRecruiter } from './block/BlockRecruiter.tsx';
import { SuspensionMark } from './block/Suspension.tsx';
import { ConfirmButton } from '../ui/dialog/ConfirmButton.tsx';
import styles from './MatchListPage.module.css';
import { MatchRing } from './MatchRing.tsx';
import { StatusFilter, useStatus } from './StatusFilter.tsx';
import { matchesQuery, useToggleJobBlock } from '../matching/matching.queries.ts';

export default function MatchListPage() {
  const chosen = useStatus();
  // The current list stays until the next one is loaded.
  const status = useDeferredValue(chosen);
  return (
    <Page title="Ihre Matches" back={{ to: paths.dashboard, label: 'Zurück zum Dashboard' }}>
      <Stack gap="large">
        <StatusFilter chosen={chosen} />
        <RoleSections
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
    <ListCard
      picture={<Avatar image={candidate.image} name={candidate.username} size="medium" />}
      end={<MatchRing percentage={matchPercentage} isMatch={isMatch} size="small" />}
    >
      <Link to={paths.match(match._id)} className={classNames(list.title, styles.cover)}>
        {candidate.username}
      </Link>
      <p className={list.soft}>{`matched: ${jobPosting.jobTitle}`}</p>
      <Cluster>
        <Badge tone={status === 'new' ? 'primary' : 'neutral'}>{progressLabels[status]}</Badge>
        {!isMatch && <Badge tone="warning">Kein Match, vom Kandidaten freigegeben</Badge>}
        {match.releasePending && <Badge icon={drawings.lock}>Wartet auf Freigabe</Badge>}
      </Cluster>
    </ListCard>
  );
}

function JobSeekerMatches({ status }: Filtered) {
  return (
    <PagedList
      pages={usePages(matchesQuery('jobSeeker', status))}
      className={styles.list}
      empty={<NoMatches status={status} />}
    >
      {(job, tell) => <JobCard key={job.matchId} job={job} onDone={tell} />}
    </PagedList>
  );
}

function JobCard({ job, onDone }: { job: OfferedJobDto; onDone: (words: ReactNode) => void }) {
  const toggleJobBlock = useToggleJobBlock();
  const recruiter = publisherName(job.recruiterId);
  const titleId = `match-${job.matchId}`;
  return (
    <ListCard
      end={<MatchRing percentage={job.matchPercentage} isMatch={job.isMatch} size="small" />}
    >
      <Link id={titleId} to={paths.job(job._id)} state={{ job, build }} className={list.title}>
        {job.jobTitle}
      </Link>
      <p className={list.soft}>{job.place}</p>
      {job.key !== null && <p className={list.soft}>{byKeyText(job.key)}</p>}
      <p className={list.soft}>{recruiter}</p>
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
      {job.suspended !== null && <SuspensionMark suspended={job.suspended} recruiter={recruiter} />}
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
    </ListCard>
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
