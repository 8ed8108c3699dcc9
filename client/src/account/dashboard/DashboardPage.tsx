import { paths } from '../../lib/paths.ts';
import { JobSeekerDashboard } from '../../matching/dashboard/JobSeekerDashboard.tsx';
import { RecruiterDashboard } from '../../matching/dashboard/RecruiterDashboard.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/page/EmptyState.tsx';
import { PageFrame } from '../../ui/page/PageFrame.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { Stack } from '../../ui/Stack.tsx';
import { useSignedInUser } from '../../user/currentUser.ts';
import { JobSeekerHints } from './JobSeekerHints.tsx';
import { RecruiterHint } from './RecruiterHint.tsx';

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
  return (
    <>
      <PageHeader title={`Hallo, ${user.username}!`} />
      <Stack gap="huge">
        {isJobSeeker && (
          <JobSeekerDashboard user={user} hints={<JobSeekerHints userId={user._id} />} />
        )}
        {isRecruiter && <RecruiterDashboard hint={<RecruiterHint userId={user._id} />} />}
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
