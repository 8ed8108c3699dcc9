import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Notice } from '../../ui/Notice.tsx';
import { publisherName } from '../../user/publisherName.ts';
import { BlockRecruiter } from '../block/BlockRecruiter.tsx';
import { SuspensionMark } from '../block/Suspension.tsx';
import { jobsOfferedQuery } from '../matching.queries.ts';
import styles from './JobPage.module.css';

/** The posting does not say by which comparison it came; of the newest offers the list does. */
export function OfferActions({ jobId }: { jobId: string }) {
  const { data } = useInfiniteQuery(jobsOfferedQuery('jobSeeker'));
  const [blocked, setBlocked] = useState<string | null>(null);
  const offer = data?.pages.flatMap(({ entries }) => entries).find(({ _id }) => _id === jobId);
  if (!offer) return null;
  const { matchId, suspended, endReason, recruiterId } = offer;
  return (
    <div className={styles.offer}>
      {blocked !== null && <Notice tone="success">{blocked}</Notice>}
      {suspended !== null && (
        <SuspensionMark suspended={suspended} recruiter={publisherName(recruiterId)} />
      )}
      {suspended === null && endReason !== 'account_deleted' && (
        <BlockRecruiter
          matchId={matchId}
          recruiter={recruiterId}
          aboutId="job-title"
          onBlocked={setBlocked}
        />
      )}
    </div>
  );
}
