import { Suspense, lazy } from 'react';
import { BrowserRouter, Route, Routes } from 'react-router-dom';
import { AuthenticationGuard, RoleGuard } from '../auth/guards.tsx';
import { AppLoading } from './AppLoading.tsx';
import { Frame } from './Frame.tsx';
import { HomePage } from './HomePage.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';

// Each page is its own chunk, so that a visitor loads what they open and nothing else.
const LoginPage = lazy(() => import('../auth/LoginPage.tsx'));
const SignupPage = lazy(() => import('../auth/SignupPage.tsx'));
const EmailSignupPage = lazy(() => import('../auth/EmailSignupPage.tsx'));
const WelcomePage = lazy(() => import('../auth/WelcomePage.tsx'));
const AccountPage = lazy(() => import('../matching/AccountPage.tsx'));
const AutomationsPage = lazy(() => import('../user/AutomationsPage.tsx'));
const PrivacyPolicyPage = lazy(() => import('./PrivacyPolicyPage.tsx'));
const JobPage = lazy(() => import('../job/JobPage.tsx'));
const QuestionnairePage = lazy(() => import('../questionnaire/QuestionnairePage.tsx'));
const ProfilePage = lazy(() => import('../matching/ProfilePage.tsx'));
const RecruiterQuestionnairePage = lazy(() => import('../matching/RecruiterQuestionnairePage.tsx'));
const MatchResultPage = lazy(() => import('../matching/MatchResultPage.tsx'));
const DashboardPage = lazy(() => import('../matching/DashboardPage.tsx'));
const MatchListPage = lazy(() => import('../matching/MatchListPage.tsx'));
const MatchPage = lazy(() => import('../matching/MatchPage.tsx'));
const BlockedJobsPage = lazy(() => import('../matching/BlockedJobsPage.tsx'));

/** Nothing can be shown before it is known who is here. */
function LoadedFrame() {
  return (
    <Suspense fallback={<AppLoading />}>
      <Frame />
    </Suspense>
  );
}

const seekers = ['jobSeeker'] as const;
const everyRole = ['jobSeeker', 'recruiter'] as const;

/** The route tree of the specification's section 2; `paths.ts` holds the addresses for links. */
export function App() {
  return (
    <BrowserRouter>
      <Routes>
        <Route element={<LoadedFrame />}>
          <Route index element={<HomePage />} />
          <Route path="login" element={<LoginPage />} />
          <Route path="signup" element={<SignupPage />} />
          <Route path="signup/email" element={<EmailSignupPage />} />
          <Route path="privacy-policy" element={<PrivacyPolicyPage />} />
          <Route element={<AuthenticationGuard />}>
            <Route path="welcome" element={<WelcomePage />} />
            <Route
              path="profile/questionnaire/:username"
              element={<RecruiterQuestionnairePage />}
            />
            <Route path="profile/match-results/:username" element={<MatchResultPage />} />
            <Route path="jobs/:id" element={<JobPage />} />
            <Route path="matches/:matchId" element={<MatchPage />} />
            <Route path="user">
              <Route index element={<DashboardPage />} />
              <Route element={<RoleGuard roles={seekers} />}>
                <Route path="questionnaire" element={<QuestionnairePage />} />
                <Route path="automations" element={<AutomationsPage />} />
                <Route path="blocked" element={<BlockedJobsPage />} />
              </Route>
              <Route element={<RoleGuard roles={everyRole} />}>
                <Route path="account" element={<AccountPage />} />
                <Route path="matches" element={<MatchListPage />} />
              </Route>
            </Route>
          </Route>
          <Route path=":username" element={<ProfilePage />} />
          <Route path="*" element={<NotFoundPage />} />
        </Route>
      </Routes>
    </BrowserRouter>
  );
}
