import { paths } from '../../lib/paths.ts';
import { accountQuery } from '../../account/account.queries.ts';
import { myJobsQuery } from '../../job/job.queries.ts';
import { prefetch } from '../../lib/query.ts';
import { questionnaireExistsQuery } from '../../questionnaire/questionnaire.queries.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/page/EmptyState.tsx';
import { PageFrame } from '../../ui/page/PageFrame.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { Stack } from '../../ui/Stack.tsx';
import { recruiterProfileQuery } from '../../account/recruiterProfile/recruiterProfile.queries.ts';
import { useSignedInUser } from '../../user/user.queries.ts';
import { JobSeekerDashboard } from './JobSeekerDashboard.tsx';
import { jobsOfferedQuery } from '../matching.queries.ts';
import { RecruiterDashboard } from './RecruiterDashboard.tsx';

/** Where a signed-in person starts: the view of each role they have. */
export default function DashboardPage() {
  return (
    <PageFrame title="Dashboard">
      <Dashboard />
    </PageFrame>
  );
}

function Dashboard() {
  const user = useSignedInUser();
  const isJobSeeker = user.role.includes('jobSeeker');
  const isRecruiter = user.role.includes('recruiter');
  // What both views read is asked for together, or one would wait for the other.
  if (isJobSeeker) {
    prefetch(jobsOfferedQuery('jobSeeker'));
    prefetch(questionnaireExistsQuery);
    prefetch(accountQuery);
  }
  if (isRecruiter) {
    prefetch(jobsOfferedQuery('recruiter'));
    prefetch(myJobsQuery);
    prefetch(recruiterProfileQuery);
  }
  return (
    <>
      <PageHeader title={`Hallo, ${user.username}!`} />
      <Stack gap="huge">
        {isJobSeeker && <JobSeekerDashboard user={user} />}
        {isRecruiter && <RecruiterDashboard userId={user._id} />}
        {!isJobSeeker && !isRecruiter && <UnknownRole />}
      </Stack>
    </>
  );
}

function UnknownRole() {
  return (
    <EmptyState
      title="Unbekannte Rolle."
      action={<ButtonLink to={paths.welcome}>Rolle auswählen</ButtonLink>}
    >
      Sagen Sie uns, ob Sie einen Job suchen oder Stellen besetzen, dann geht es hier weiter.
    </EmptyState>
  );
}
