import type { OfferedJobDto, ShownJobDto } from '@inkognito/shared/match';
import { paths } from '@inkognito/shared/pages';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { payText } from '../../job/job.format.ts';
import { build } from '../../lib/build.ts';
import { ListCard } from '../../ui/page/ListCard.tsx';
import list from '../../ui/page/ListCard.module.css';
import { Cluster } from '../../ui/Stack.tsx';
import { publisherName } from '../../user/RecruiterCard.tsx';
import { ListedMark } from '../block/marks.tsx';
import { MatchRing } from '../MatchRing.tsx';

/** What a job seeker was offered: how well it fits, what it is, and one thing to do next. */
export function OfferCard({
  job,
  titleId,
  marks,
  action,
  more,
  children,
}: {
  job: OfferedJobDto;
  titleId: string;
  marks: ReactNode;
  action: ReactNode;
  more?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <ListCard
      picture={<MatchRing percentage={job.matchPercentage} isMatch={job.isMatch} size="small" />}
      end={
        <div className={list.acts}>
          {action}
          {more}
        </div>
      }
    >
      <Link id={titleId} to={paths.job(job._id)} state={{ job, build }} className={list.title}>
        {job.jobTitle}
      </Link>
      <p className={list.soft}>{offerLine(job)}</p>
      <Cluster>
        {marks}
        <ListedMark of={job} />
      </Cluster>
      {children}
    </ListCard>
  );
}

/** Who, where and for how much. */
export function offerLine({ employer, recruiterId, place, salary }: ShownJobDto): string {
  const company = employer || recruiterId.card?.company || publisherName(recruiterId);
  return [company, place, payText(salary)].join(' · ');
}
