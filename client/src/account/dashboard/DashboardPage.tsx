import type { CurrentUserDto } from '@inkognito/shared/account';
import { usePrefetchQuery } from '@tanstack/react-query';
import { paths } from '../../lib/paths.ts';
import { JobSeekerDashboard } from '../../matching/dashboard/JobSeekerDashboard.tsx';
import { RecruiterDashboard } from '../../matching/dashboard/RecruiterDashboard.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/page/EmptyState.tsx';
import { PageFrame } from '../../ui/page/PageFrame.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { Stack } from '../../ui/Stack.tsx';
import { useSignedInUser } from '../../user/currentUser.ts';
import { accountQuery } from '../account.queries.ts';
import { JobSeekerHints } from './JobSeekerHints.tsx';
import { RecruiterHint } from './RecruiterHint.tsx';

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
        {isJobSeeker && <JobSeekerView user={user} />}
        {isRecruiter && <RecruiterDashboard hint={<RecruiterHint userId={user._id} />} />}
        {!isJobSeeker && !isRecruiter && <UnknownRole />}
      </Stack>
    </>
  );
}

function JobSeekerView({ user }: { user: CurrentUserDto }) {
  // The hints come inside the dashboard, which waits for its own reads first.
  usePrefetchQuery(accountQuery);
  return <JobSeekerDashboard user={user} hints={<JobSeekerHints userId={user._id} />} />;
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
