import type { JobInput } from '@inkognito/shared/job';
import { paths } from '@inkognito/shared/pages';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-router-dom';
import { readSignInState } from '../auth/signInState.ts';
import { draftKey } from '../lib/form/draft.ts';
import { WaitingCard } from '../ui/page/LoadedSection.tsx';
import { PageFrame } from '../ui/page/PageFrame.tsx';
import { PageHeader } from '../ui/page/PageHeader.tsx';
import { useSignedInUser } from '../user/currentUser.ts';
import { JobForm } from './JobForm.tsx';
import { companyOf } from './company.ts';
import { myJobsQuery, useCreateJob } from './job.queries.ts';

export default function NewJobPage() {
  return (
    <PageFrame title="Stelle ausschreiben">
      <NewJob />
    </PageFrame>
  );
}

function NewJob() {
  const { _id } = useSignedInUser();
  // Of the newest the company is taken over; without the list it is asked for.
  const { data: postings, isPending } = useInfiniteQuery(myJobsQuery);
  const createJob = useCreateJob();
  const navigate = useNavigate();
  const { from: before } = readSignInState(useLocation().state);
  // After a new sign-in this page itself is the one before.
  const from = before === paths.newJob ? undefined : before;

  const handleSubmit = async (answers: JobInput) => {
    const job = await createJob(answers);
    if (from !== undefined) await navigate(from);
    else await navigate(paths.jobCandidates(job._id), { state: { published: true } });
  };

  if (isPending) return <WaitingCard />;
  return (
    <>
      <PageHeader
        title="Stelle ausschreiben"
        lead={`Etwa 2 Minuten, dann ${from === undefined ? 'sehen Sie, wer passt' : 'geht es mit Ihrer Anfrage weiter'}.`}
        back={from === undefined ? undefined : { to: from, label: 'Zurück zur Anfrage' }}
      />
      <JobForm
        company={companyOf(postings?.pages[0]?.entries[0])}
        draftKey={draftKey(_id, 'posting/new')}
        submitLabel="Stelle ausschreiben"
        busyText="Wir schreiben Ihre Stelle aus …"
        onSubmit={handleSubmit}
        fallback="Die Stelle wurde nicht ausgeschrieben. Bitte versuchen Sie es erneut."
      />
    </>
  );
}
