import { usePrefetchQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { useHandedOver } from '../../lib/address.ts';
import { LoadedSection } from '../../ui/page/LoadedSection.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { PageFrame } from '../../ui/page/PageFrame.tsx';
import { Stack } from '../../ui/Stack.tsx';
import { PostingHeader, notThere } from './PostingHeader.tsx';
import { Candidates } from '../SimilarCandidates.tsx';
import { jobCandidatesQuery, jobQuery } from '../../matching/matching.queries.ts';

export default function JobCandidatesPage() {
  const { id = '' } = useParams();
  return (
    <PageFrame title="Passende Kandidaten" width="narrow" {...notThere}>
      <JobCandidates id={id} />
    </PageFrame>
  );
}

function JobCandidates({ id }: { id: string }) {
  usePrefetchQuery(jobCandidatesQuery(id));
  const { job } = useSuspenseQuery(jobQuery(id)).data;
  const justPublished = (useHandedOver() as { published?: true } | null)?.published === true;

  return (
    <>
      <PostingHeader job={job} tab="Passende" />
      <Stack gap="large">
        {justPublished && <Notice tone="success">„{job.jobTitle}“ ist ausgeschrieben.</Notice>}
        <LoadedSection what="Die passenden Kandidaten konnten nicht geladen werden.">
          <Candidates jobId={id} />
        </LoadedSection>
      </Stack>
    </>
  );
}
