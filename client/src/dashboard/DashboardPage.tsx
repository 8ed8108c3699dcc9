import { paths } from '@inkognito/shared/pages';
import {
  type QueryClient,
  usePrefetchInfiniteQuery,
  usePrefetchQuery,
} from '@tanstack/react-query';
import { JobSeekerDashboard } from './JobSeekerDashboard.tsx';
import { NewsCards } from './news/NewsCards.tsx';
import { RecruiterDashboard } from './RecruiterDashboard.tsx';
import { myJobsQuery } from '../job/job.queries.ts';
import { jobsOfferedQuery } from '../matching/matching.queries.ts';
import { newsQuery } from '../matching/news.queries.ts';
import { questionnaireExistsQuery } from '../questionnaire/questionnaire.queries.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { EmptyState } from '../ui/page/EmptyState.tsx';
import { LoadedSection } from '../ui/page/LoadedSection.tsx';
import { PageFrame, PagePart } from '../ui/page/PageFrame.tsx';
import { PageHeader } from '../ui/page/PageHeader.tsx';
import { Stack } from '../ui/Stack.tsx';
import { useSignedInUser } from '../user/currentUser.ts';
import { accountQuery } from '../auth/credential.queries.ts';
import { AccountHints } from './AccountHints.tsx';

/** What stands above the rest, which else would be pushed down. */
export const readFirst = (queryClient: QueryClient) =>
  Promise.all([queryClient.query(accountQuery), queryClient.query(newsQuery)]);

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
        {isJobSeeker && <JobSeekerReads />}
        {isRecruiter && <RecruiterReads />}
        {(isJobSeeker || isRecruiter) && (
          <LoadedSection fallback={null} what="Was neu für Sie ist, konnte nicht geladen werden.">
            <NewsCards />
          </LoadedSection>
        )}
        <LoadedSection
          fallback={null}
          what="Die Hinweise zu Ihrem Konto konnten nicht geladen werden."
        >
          <AccountHints role={user.role} />
        </LoadedSection>
        {isJobSeeker && (
          <PagePart>
            <JobSeekerDashboard />
          </PagePart>
        )}
        {isRecruiter && (
          <PagePart>
            <RecruiterDashboard isAlone={!isJobSeeker} />
          </PagePart>
        )}
        {!isJobSeeker && !isRecruiter && <UnknownRole />}
      </Stack>
    </>
  );
}

/** Requested in parallel, before anything suspends. */
function JobSeekerReads() {
  usePrefetchQuery(newsQuery);
  usePrefetchQuery(questionnaireExistsQuery);
  usePrefetchInfiniteQuery(jobsOfferedQuery('jobSeeker'));
  return null;
}

function RecruiterReads() {
  usePrefetchQuery(newsQuery);
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
