import type { JobDetailDto } from '@inkognito/shared/match';
import { paths } from '@inkognito/shared/pages';
import { useSuspenseQuery } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { draftKey } from '../../lib/form/draft.ts';
import { NotYours, notThere } from './PostingHeader.tsx';
import { PageFrame } from '../../ui/page/PageFrame.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { useSignedInUser } from '../../user/currentUser.ts';
import { JobForm } from '../../job/JobForm.tsx';
import { type JobFormValues, startValues } from '../../job/job.form.ts';
import type { FormFields } from '../../lib/form/mergeForm.ts';
import { answerText, answers } from '../../job/answers.ts';
import { useUpdateJob } from '../../job/job.queries.ts';
import { jobQuery } from '../../matching/matching.queries.ts';

export default function EditJobPage() {
  const { id = '' } = useParams();
  return (
    <PageFrame
      title="Stelle bearbeiten"
      {...notThere}
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

  if (job.recruiterId.username !== user.username) return <NotYours />;

  const handleSubmit: ComponentProps<typeof JobForm>['onSubmit'] = async (answers, version) => {
    await updateJob({ ...answers, version });
    await navigate(paths.job(id), { state: { changed: true } });
  };

  return (
    <>
      <PageHeader
        title="Stelle bearbeiten"
        lead="Frühere Vergleiche bleiben, wie sie waren. Offene Anfragen enden."
        back={{ to: paths.job(id), label: 'Zurück zur Stelle' }}
      />
      <JobForm
        initial={job}
        stored={{
          fields: jobFields,
          loaded: job,
          toValues: startValues,
          takeOver: (stored) => (stored as JobDetailDto).job,
        }}
        draftKey={draftKey(user._id, `posting/${id}`)}
        submitLabel="Änderungen speichern"
        busyText="Wir speichern Ihre Stelle …"
        onSubmit={handleSubmit}
        fallback="Die Stelle wurde nicht gespeichert. Bitte versuchen Sie es erneut."
      />
    </>
  );
}

const { salary: _, ...told } = answers;

/** Where they were changed in two tabs. */
const jobFields = {
  ...Object.fromEntries(
    Object.entries(told).map(([name, { label }]) => [
      name,
      {
        label,
        write: (values: JobFormValues) =>
          answerText(name as keyof typeof told, values[name as keyof typeof told] as never),
      },
    ]),
  ),
  salaryMin: { label: 'Mindestgehalt im Jahr (Tsd. €)' },
  salaryMax: { label: 'Höchstgehalt im Jahr (Tsd. €)' },
} as FormFields<JobFormValues>;
