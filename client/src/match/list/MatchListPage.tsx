import { type Role, progressLabels, roleLabels } from '@inkognito/shared/codes';
import type { OfferedJobDto, ProgressStatus, ComparedDto } from '@inkognito/shared/match';
import { paths } from '@inkognito/shared/pages';
import { type ReactNode, useDeferredValue } from 'react';
import { Link } from 'react-router-dom';
import { usePages } from '../../lib/pages.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { Menu } from '../../ui/dialog/Menu.tsx';
import { ListCard } from '../../ui/page/ListCard.tsx';
import list from '../../ui/page/ListCard.module.css';
import { classNames } from '../../ui/classNames.ts';
import * as drawings from '../../ui/drawings.ts';
import { EmptyState } from '../../ui/page/EmptyState.tsx';
import { PagedList } from '../../ui/page/PagedList.tsx';
import { Page } from '../../ui/page/PageFrame.tsx';
import { Cluster, Stack } from '../../ui/Stack.tsx';
import { publisherName } from '../../user/RecruiterCard.tsx';
import { RoleSections } from '../../user/RoleSections.tsx';
import { BlockRecruiter } from '../block/BlockRecruiter.tsx';
import { SuspensionMark } from '../block/marks.tsx';
import { ConfirmButton } from '../../ui/dialog/ConfirmButton.tsx';
import { Undo } from '../../ui/form/Undo.tsx';
import styles from './MatchListPage.module.css';
import { MatchTabs } from './MatchTabs.tsx';
import { OfferCard } from './OfferCard.tsx';
import { MatchRing } from '../MatchRing.tsx';
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
      {(match) => <CandidateCard key={match._id} match={match} />}
    </PagedList>
  );
}

function CandidateCard({ match }: { match: ComparedDto }) {
  const { candidate, jobPosting, matchPercentage, isMatch, status } = match;
  return (
    <ListCard
      picture={<MatchRing percentage={matchPercentage} isMatch={isMatch} size="small" />}
      end={<Avatar image={candidate.image} name={candidate.username} size="medium" />}
    >
      <Link to={paths.match(match._id)} className={classNames(list.title, styles.cover)}>
        {candidate.username}
      </Link>
      <p className={list.soft}>{`matched: ${jobPosting.jobTitle}`}</p>
      <Cluster>
        <Badge tone={status === 'open' ? 'primary' : 'neutral'}>{progressLabels[status]}</Badge>
        {!isMatch && <Badge tone="warning">Kein Match, vom Kandidaten freigegeben</Badge>}
        {match.contactState === 'awaitsCandidate' && (
          <Badge icon={drawings.lock}>Wartet auf Freigabe</Badge>
        )}
        {match.contactState === 'awaitsReader' && (
          <Badge icon={drawings.mail}>Wartet auf Ihre Adresse</Badge>
        )}
      </Cluster>
    </ListCard>
  );
}

function JobSeekerMatches({ status }: Filtered) {
  return (
    <PagedList
      pages={usePages(matchesQuery('jobSeeker', status))}
      empty={<NoMatches role="jobSeeker" status={status} />}
    >
      {(job, announce) => <JobCard key={job.matchId} job={job} onDone={announce} />}
    </PagedList>
  );
}

function JobCard({ job, onDone }: { job: OfferedJobDto; onDone: (words: ReactNode) => void }) {
  const toggleJobBlock = useToggleJobBlock();
  const recruiter = publisherName(job.recruiterId);
  const titleId = `match-${job.matchId}`;
  return (
    <OfferCard
      job={job}
      titleId={titleId}
      marks={
        <>
          <Badge tone={job.status === 'open' ? 'primary' : 'neutral'}>
            {progressLabels[job.status]}
          </Badge>
          {!job.isMatch && <Badge tone="warning">Kein Match, von Ihnen freigegeben</Badge>}
          {job.contactState === 'awaitsCandidate' && job.suspended === null && (
            <Badge tone="warning" icon={drawings.lock}>
              Wartet auf Ihre Freigabe
            </Badge>
          )}
        </>
      }
      action={
        <ButtonLink
          to={paths.match(job.matchId)}
          variant="secondary"
          size="small"
          aria-describedby={titleId}
        >
          Match ansehen
        </ButtonLink>
      }
      more={
        <>
          <ConfirmButton
            label="Block Job"
            aboutId={titleId}
            variant="quiet"
            title="Job blockieren"
            question="Sind Sie sicher, dass Sie diesen Job blockieren wollen?"
            confirmLabel="Blockieren"
            action={() => toggleJobBlock(job._id)}
            onDone={() => onDone(<JobBlocked job={job} />)}
          />
          {job.suspended === null && (
            <Menu aboutId={titleId}>
              <BlockRecruiter
                matchId={job.matchId}
                recruiter={job.recruiterId}
                aboutId={titleId}
                usedKey={job}
                onBlocked={onDone}
              />
            </Menu>
          )}
        </>
      }
    >
      {job.suspended !== null && <SuspensionMark recruiter={recruiter} />}
    </OfferCard>
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
