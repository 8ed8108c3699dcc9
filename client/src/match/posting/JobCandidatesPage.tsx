import type { ShownJobDto } from '@inkognito/shared/match';
import { ResendButton } from '../../auth/ResendButton.tsx';
import { matchThreshold } from '@inkognito/shared/rules/rulebook';
import { paths } from '@inkognito/shared/pages';
import { usePrefetchQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { useHandedOver } from '../../lib/address.ts';
import { EmptyState } from '../../ui/page/EmptyState.tsx';
import { LoadedSection } from '../../ui/page/LoadedSection.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { PageFrame } from '../../ui/page/PageFrame.tsx';
import { Stack } from '../../ui/Stack.tsx';
import { PostingHeader, notThere } from './PostingHeader.tsx';
import { useSignedInUser } from '../../user/currentUser.ts';
import { CandidateCards, listsUsedUpText } from '../SimilarCandidates.tsx';
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
          <Candidates job={job} />
        </LoadedSection>
      </Stack>
    </>
  );
}

function Candidates({ job }: { job: ShownJobDto }) {
  const { data: list } = useSuspenseQuery(jobCandidatesQuery(job._id));
  const { email } = useSignedInUser();
  // The header says so, with the way to open it again.
  if (list.refusal === 'posting_ended') return null;
  if (list.refusal !== null) {
    return (
      <EmptyState title="Bestätigen Sie zuerst Ihre E-Mail-Adresse." action={<ResendButton />}>
        Wer zu einer Stelle passt, zeigen wir nur, wenn wir wissen, dass die Adresse Ihnen gehört.
        Den Link dazu haben wir an {email} geschickt.
      </EmptyState>
    );
  }
  if (list.similarCount === null) {
    return (
      <EmptyState title="Sie haben genug Listen gesehen.">
        {listsUsedUpText(list.nextListAt)}
      </EmptyState>
    );
  }
  if (list.similarCount === 0) {
    return (
      <EmptyState
        title="Derzeit passt niemand gut genug."
        link={{ to: paths.editJob(job._id), label: 'Stelle ändern' }}
      >
        Hier stehen Menschen, die zu {matchThreshold}&nbsp;% oder mehr passen und gefunden werden
        möchten. {hintsOf(job).join(' ')}
      </EmptyState>
    );
  }
  return (
    <Stack>
      <p>Geschätzt auf {matchThreshold}&nbsp;% oder mehr. Genau sagt es ein Vergleich.</p>
      <CandidateCards candidates={list.similarCandidates} jobId={job._id} />
    </Stack>
  );
}

const smallRadiusKm = 50;
const muchHomeOffice = 60;

/** From the posting alone: from the people they would tell who they are. */
function hintsOf({ remoteChoice, homeOfficePercent, distance }: ShownJobDto): string[] {
  if (remoteChoice === 'remote') return ['Schauen Sie später wieder vorbei.'];
  const isMostlyThere = remoteChoice === 'local' || homeOfficePercent < muchHomeOffice;
  return [
    ...(distance < smallRadiusKm ? [`Ihr Umkreis ist mit ${distance} km klein.`] : []),
    ...(isMostlyThere
      ? [
          'Die Stelle verlangt drei Tage Anwesenheit oder mehr; mit mehr Homeoffice passt sie auch weiter weg.',
        ]
      : []),
  ];
}
