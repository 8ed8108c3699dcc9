import { paths } from '@inkognito/shared/pages';
import {
  type QueryClient,
  usePrefetchInfiniteQuery,
  usePrefetchQuery,
} from '@tanstack/react-query';
import { JobSeekerDashboard } from '../../dashboard/JobSeekerDashboard.tsx';
import { RecruiterDashboard } from '../../dashboard/RecruiterDashboard.tsx';
import { keysQuery } from '../../auth/key/key.queries.ts';
import { myJobsQuery } from '../../job/job.queries.ts';
import {
  jobSeekerMatchesQuery,
  jobsOfferedQuery,
  recruiterMatchesQuery,
} from '../../matching/matching.queries.ts';
import { newsQuery } from '../../matching/news.queries.ts';
import { questionnaireExistsQuery } from '../../questionnaire/questionnaire.queries.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/page/EmptyState.tsx';
import { PageFrame, PagePart } from '../../ui/page/PageFrame.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { Stack } from '../../ui/Stack.tsx';
import { useSignedInUser } from '../../user/currentUser.ts';
import { accountQuery, recruiterProfileQuery } from '../../auth/credential.queries.ts';
import { automationsQuery } from '../account.queries.ts';
import { AccountHints, RecruiterHint } from './AccountHints.tsx';
import { FirstSteps } from './FirstSteps.tsx';

export const readFirst = (queryClient: QueryClient) => queryClient.query(accountQuery);

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
      <Stack gap="large">
        {(isJobSeeker || isRecruiter) && <NewsRead />}
        {isJobSeeker && <JobSeekerReads />}
        {isRecruiter && <RecruiterReads />}
        <AccountHints user={user} />
        {isJobSeeker && (
          <PagePart>
            <JobSeekerDashboard user={user} hint={<FirstSteps />} />
          </PagePart>
        )}
        {isRecruiter && (
          <PagePart>
            <RecruiterDashboard user={user} hint={<RecruiterHint userId={user._id} />} />
          </PagePart>
        )}
        {!isJobSeeker && !isRecruiter && <UnknownRole />}
      </Stack>
    </>
  );
}

function NewsRead() {
  usePrefetchQuery(newsQuery);
  return null;
}

/** Requested in parallel, before anything suspends. */
function JobSeekerReads() {
  usePrefetchQuery(automationsQuery);
  usePrefetchQuery(keysQuery);
  usePrefetchQuery(questionnaireExistsQuery);
  usePrefetchInfiniteQuery(jobSeekerMatchesQuery);
  usePrefetchInfiniteQuery(jobsOfferedQuery('jobSeeker'));
  return null;
}

function RecruiterReads() {
  usePrefetchQuery(recruiterProfileQuery);
  usePrefetchInfiniteQuery(recruiterMatchesQuery);
  usePrefetchInfiniteQuery(jobsOfferedQuery('recruiter'));
  usePrefetchInfiniteQuery(myJobsQuery);
  return null;
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
