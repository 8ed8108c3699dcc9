import { offerEndLabels, progressLabels } from '@inkognito/shared/codes';
import type { OfferedJobDto, ShownJobDto } from '@inkognito/shared/match';
import { paths } from '@inkognito/shared/pages';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { payText } from '../../job/job.format.ts';
import { build } from '../../lib/build.ts';
import { unbroken } from '../../lib/wording.ts';
import { Badge } from '../../ui/Badge.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import * as drawings from '../../ui/drawings.ts';
import { ListCard } from '../../ui/page/ListCard.tsx';
import list from '../../ui/page/ListCard.module.css';
import { Cluster } from '../../ui/Stack.tsx';
import { publisherName } from '../../user/RecruiterCard.tsx';
import { ListedMark, SuspensionMark } from '../block/marks.tsx';
import { MatchBadge, MatchRing } from '../MatchRing.tsx';

export const offerTitleId = ({ matchId }: OfferedJobDto) => `offer-${matchId}`;

const isPending = ({ contactState, suspended }: OfferedJobDto) =>
  contactState === 'awaitsCandidate' && suspended === null;

const hasPage = ({ contactState, endReason }: OfferedJobDto) =>
  contactState !== 'none' && !endReason;

/** What a job seeker was offered: how well it fits, what it is, and one thing to do next. */
export function Offer({
  job,
  children,
}: {
  job: OfferedJobDto;
  /** Beside its button. */
  children?: ReactNode;
}) {
  const { _id, matchId, matchPercentage, isMatch, recruiterId, suspended } = job;
  const titleId = offerTitleId(job);
  const toOffer = { to: paths.job(_id), state: { job, build } };
  const toPage = hasPage(job) ? { to: paths.match(matchId) } : toOffer;
  const plainLabel = hasPage(job) ? 'Match ansehen' : 'Ansehen';
  return (
    <ListCard
      picture={<MatchRing percentage={matchPercentage} isMatch={isMatch} size="small" />}
      end={
        <div className={list.acts}>
          <ButtonLink {...toPage} variant="secondary" size="small" aria-describedby={titleId}>
            {isPending(job) ? 'Entscheiden' : plainLabel}
          </ButtonLink>
          {children}
        </div>
      }
    >
      <Link id={titleId} {...toOffer} className={list.title}>
        {job.jobTitle}
      </Link>
      <p className={list.soft}>{offerLine(job)}</p>
      <Cluster>
        <Outcome job={job} />
        {hasPage(job) && <Badge tone="primary">{progressLabels[job.status]}</Badge>}
        <ListedMark of={job} />
      </Cluster>
      <p className={list.soft}>{unbroken(job.reason)}</p>
      {suspended !== null && <SuspensionMark recruiter={publisherName(recruiterId)} />}
    </ListCard>
  );
}

function Outcome({ job }: { job: OfferedJobDto }) {
  if (job.endReason) return <Badge icon={drawings.ban}>{offerEndLabels[job.endReason]}</Badge>;
  if (isPending(job)) {
    return (
      <Badge tone="warning" icon={drawings.lock}>
        Wartet auf Ihre Freigabe
      </Badge>
    );
  }
  if (job.isMatch) return <MatchBadge />;
  return <Badge>{hasPage(job) ? 'Kein Match, von Ihnen freigegeben' : 'Kein Match'}</Badge>;
}

/** Who, where and for how much. */
export function offerLine({ employer, recruiterId, place, salary }: ShownJobDto): string {
  const company = employer || recruiterId.card?.company || publisherName(recruiterId);
  return [company, place, payText(salary)].join(' · ');
}
