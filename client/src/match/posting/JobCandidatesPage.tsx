import type { CandidateListDto } from '@inkognito/shared/comparison';
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
        <CandidateList {...candidates.data} jobId={id} />
      </Stack>
    </>
  );
}

function CandidateList({
  similarCandidates,
  similarCount,
  nextListAt,
  isEmailConfirmed,
  jobId,
}: CandidateListDto & { isEmailConfirmed: boolean; jobId: string }) {
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
      <EmptyState title="Derzeit passt niemand gut genug.">
        Hier stehen Menschen, die zu {matchThreshold}&nbsp;% oder mehr passen und gefunden werden
        möchten. Schauen Sie später wieder vorbei.
      </EmptyState>
    );
  }
  return (
    <Stack>
      <p>
        Diese Menschen passen zu {matchThreshold}&nbsp;% oder mehr; die Prozente sind grob gerundet.
        Öffnen Sie ein Profil; mit dem Schlüssel der Person vergleichen Sie Ihre Stelle genau und
        sehen bei einem Match die freigegebenen Kontaktdaten.
      </p>
      <CandidateCards candidates={similarCandidates} jobId={jobId} />
    </Stack>
  );
}
