import type { CurrentUserDto } from '@inkognito/shared/account';
import { usePrefetchQuery } from '@tanstack/react-query';
import { keysQuery } from '../../auth/key/key.queries.ts';
import { paths } from '../../lib/paths.ts';
import { JobSeekerDashboard } from '../../matching/dashboard/JobSeekerDashboard.tsx';
import { RecruiterDashboard } from '../../matching/dashboard/RecruiterDashboard.tsx';
import { questionnaireExistsQuery } from '../../questionnaire/questionnaire.queries.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/page/EmptyState.tsx';
import { PageFrame } from '../../ui/page/PageFrame.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { Stack } from '../../ui/Stack.tsx';
import { useSignedInUser } from '../../user/currentUser.ts';
import { accountQuery, automationsQuery } from '../account.queries.ts';
import { FirstSteps } from './FirstSteps.tsx';
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
        {isRecruiter && (
          <RecruiterDashboard user={user} hint={<RecruiterHint userId={user._id} />} />
        )}
        {!isJobSeeker && !isRecruiter && <UnknownRole />}
      </Stack>
    </>
  );
}

function JobSeekerView({ user }: { user: CurrentUserDto }) {
  // The hints come inside the dashboard, which waits for its own reads first.
  usePrefetchQuery(accountQuery);
  usePrefetchQuery(automationsQuery);
  usePrefetchQuery(keysQuery);
  usePrefetchQuery(questionnaireExistsQuery);
  const hints = (
    <>
      <JobSeekerHints userId={user._id} />
      <FirstSteps />
    </>
  );
  return <JobSeekerDashboard user={user} hints={hints} />;
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
