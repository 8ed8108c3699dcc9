import type { CandidateListDto } from '@inkognito/shared/comparison';
import type { ShownJobDto } from '@inkognito/shared/match';
import { ResendButton } from '../../auth/ResendButton.tsx';
import { matchThreshold } from '@inkognito/shared/rules/rulebook';
import { paths } from '@inkognito/shared/pages';
import { useSuspenseQueries } from '@tanstack/react-query';
import { Link, useLocation, useParams } from 'react-router-dom';
import { ButtonLink } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/page/EmptyState.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { PageFrame } from '../../ui/page/PageFrame.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { Stack } from '../../ui/Stack.tsx';
import { CandidateCards, listsUsedUpText } from '../SimilarCandidates.tsx';
import { jobCandidatesQuery, jobQuery } from '../../matching/matching.queries.ts';

export default function JobCandidatesPage() {
  const { id = '' } = useParams();
  return (
    <PageFrame title="Passende Kandidaten" notFoundText="Keine Details verfügbar.">
      <JobCandidates id={id} />
    </PageFrame>
  );
}

function JobCandidates({ id }: { id: string }) {
  const [posting, candidates] = useSuspenseQueries({
    queries: [jobQuery(id), jobCandidatesQuery(id)],
  });
  const { job } = posting.data;
  const justPublished = (useLocation().state as { published?: true } | null)?.published === true;

  return (
    <>
      <PageHeader
        title="Passende Kandidaten"
        lead={
          <>
            Für Ihre Stelle <Link to={paths.job(id)}>{job.jobTitle}</Link>, {job.place}
          </>
        }
        back={{ to: paths.dashboard, label: 'Zurück zum Dashboard' }}
        actions={
          <ButtonLink to={paths.jobComparisons(id)} variant="secondary">
            Mit offenen Profilen vergleichen
          </ButtonLink>
        }
      />
      <Stack gap="large">
        {justPublished && <Notice tone="success">„{job.jobTitle}“ ist ausgeschrieben.</Notice>}
        <CandidateList {...candidates.data} job={job} />
      </Stack>
    </>
  );
}

function CandidateList({
  similarCandidates,
  similarCount,
  nextListAt,
  isEmailConfirmed,
  job,
}: CandidateListDto & { isEmailConfirmed: boolean; job: ShownJobDto }) {
  if (!isEmailConfirmed) {
    return (
      <EmptyState title="Bestätigen Sie zuerst Ihre E-Mail-Adresse." action={<ResendButton />}>
        Wer zu einer Stelle passt, zeigen wir nur, wenn wir wissen, dass die Adresse Ihnen gehört.
        Den Link dazu haben wir Ihnen geschickt; unter <Link to={paths.account}>Konto</Link> senden
        wir ihn noch einmal.
      </EmptyState>
    );
  }
  if (similarCount === null) {
    return (
      <EmptyState title="Sie haben genug Listen gesehen.">{listsUsedUpText(nextListAt)}</EmptyState>
    );
  }
  if (similarCount === 0) {
    return (
      <EmptyState
        title="Derzeit passt niemand gut genug."
        action={
          <ButtonLink to={paths.editJob(job._id)} variant="secondary">
            Stelle ändern
          </ButtonLink>
        }
      >
        Hier stehen Menschen, die zu {matchThreshold}&nbsp;% oder mehr passen und gefunden werden
        möchten. {hintsOf(job).join(' ')}
      </EmptyState>
    );
  }
  return (
    <Stack>
      <p>
        Diese Menschen passen zu {matchThreshold}&nbsp;% oder mehr; die Prozente sind grob gerundet.
        Genau vergleichen Sie mit einem Schlüssel, den Ihnen jemand gibt, oder indem Sie um Zugang
        bitten. Bei einem Match sehen Sie, was die Person freigibt.
      </p>
      <CandidateCards candidates={similarCandidates} jobId={job._id} />
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
