import type { JobInput } from '@inkognito/shared/job';
import { paths } from '@inkognito/shared/pages';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from 'react-router-dom';
import { draftKey } from '../../lib/form/draft.ts';
import { FailurePanel } from '../../ui/page/PageFailure.tsx';
import { PageFrame } from '../../ui/page/PageFrame.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { useSignedInUser } from '../../user/currentUser.ts';
import { JobForm } from '../../job/JobForm.tsx';
import { useUpdateJob } from '../../job/job.queries.ts';
import { jobQuery } from '../../matching/matching.queries.ts';

export default function EditJobPage() {
  const { id = '' } = useParams();
  return (
    <PageFrame
      title="Stelle bearbeiten"
      notFoundText="Keine Details verfügbar."
      failureText={() => 'Job-Details konnten nicht geladen werden.'}
    >
      <EditedJob id={id} />
    </PageFrame>
  );
}

function EditedJob({ id }: { id: string }) {
  const user = useSignedInUser();
  const updateJob = useUpdateJob(id);
  const { job } = useSuspenseQuery(jobQuery(id)).data;
  const navigate = useNavigate();

  // A job seeker may read an offer, but only its publisher may change it.
  if (job.recruiterId.username !== user.username) {
    return <FailurePanel title="Keine Details verfügbar." />;
  }

  const handleSubmit = async (answers: JobInput) => {
    await updateJob(answers);
    await navigate(paths.job(id), { state: { changed: true } });
  };

  return (
    <>
      <PageHeader
        title="Stelle bearbeiten"
        lead="Wer mit dieser Stelle schon verglichen wurde, behält das Angebot so, wie es war, und sieht, dass es sich geändert hat. Offene Anfragen enden damit."
        back={{ to: paths.job(id), label: 'Zurück zur Stelle' }}
      />
      <JobForm
        initial={job}
        draftKey={draftKey(user._id, `posting/${id}`)}
        submitLabel="Änderungen speichern"
        busyText="Wir speichern Ihre Stelle …"
        onSubmit={handleSubmit}
        fallback="Die Stelle wurde nicht gespeichert. Bitte versuchen Sie es erneut."
      />
    </>
  );
}
