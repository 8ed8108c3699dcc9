import type { JobInput } from '@inkognito/shared/job';
import { useNavigate } from 'react-router-dom';
import { paths } from '../lib/paths.ts';
import { failureText } from '../lib/failureText.ts';
import { usePages } from '../lib/pages.ts';
import { draftKey } from '../lib/form/draftStorage.ts';
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
  const { entries: postings } = usePages(myJobsQuery);
  const { mutateAsync: createJob } = useCreateJob();
  const navigate = useNavigate();

  const handleSubmit = async (answers: JobInput) => {
    const job = await createJob(answers);
    await navigate(paths.jobCandidates(job._id), { state: { published: true } });
  };

  return (
    <>
      <PageHeader
        title="Stelle ausschreiben"
        lead="Beschreiben Sie die Stelle. Das dauert etwa 2 Minuten; danach sehen Sie, wer zu ihr passt."
        back={{ to: paths.dashboard, label: 'Zurück zum Dashboard' }}
      />
      <JobForm
        company={companyOf(postings[0])}
        draftKey={draftKey(_id, 'posting/new')}
        submitLabel="Stelle ausschreiben"
        busyText="Wir schreiben Ihre Stelle aus …"
        onSubmit={handleSubmit}
        describeFailure={(error) =>
          failureText(
            error,
            'Die Stelle wurde nicht ausgeschrieben. Bitte versuchen Sie es erneut.',
          )
        }
      />
    </>
  );
}
