import { Suspense } from 'react';
import { BrowserRouter, Route, Routes } from 'react-router-dom';
import { CurrentUserProvider } from '../account/CurrentUserProvider.tsx';
import { AuthenticationGuard, RoleGuard } from '../auth/guards.tsx';
import { AppLoading } from './frame/AppLoading.tsx';
import { Frame } from './frame/Frame.tsx';
import { lazyPage } from './lazyPage.ts';

// What may be fetched ahead for an address is the first page here whose pattern fits it.
const HomePage = lazyPage('/', () => import('./HomePage.tsx'));
const LoginPage = lazyPage('/login', () => import('../auth/LoginPage.tsx'));
const SignupPage = lazyPage('/signup', () => import('../auth/signup/SignupPage.tsx'));
const EmailSignupPage = lazyPage(
  '/signup/email',
  () => import('../auth/signup/EmailSignupPage.tsx'),
);
const GoogleRedirectPage = lazyPage(
  '/redirect',
  () => import('../auth/provider/GoogleRedirectPage.tsx'),
);
const LinkedinCallbackPage = lazyPage(
  '/linkedin-callback',
  () => import('../account/provider/LinkedinCallbackPage.tsx'),
);
const ForgotPasswordPage = lazyPage(
  '/forgot-password',
  () => import('../auth/mailedLink/ForgotPasswordPage.tsx'),
);
const ResetPasswordPage = lazyPage(
  '/reset-password',
  () => import('../auth/mailedLink/ResetPasswordPage.tsx'),
);
const VerifyEmailPage = lazyPage(
  '/verify-email',
  () => import('../auth/mailedLink/VerifyEmailPage.tsx'),
);
const NotificationsOffPage = lazyPage(
  '/notifications-off',
  () => import('../account/notification/NotificationsOffPage.tsx'),
);
const WelcomePage = lazyPage('/welcome', () => import('../account/welcome/WelcomePage.tsx'));
const AccountPage = lazyPage('/user/account', () => import('../account/AccountPage.tsx'));
const AutomationsPage = lazyPage(
  '/user/automations',
  () => import('../account/automations/AutomationsPage.tsx'),
);
const PrivacyPolicyPage = lazyPage(
  '/privacy-policy',
  () => import('./privacy/PrivacyPolicyPage.tsx'),
);
const NewJobPage = lazyPage('/jobs/new', () => import('../job/NewJobPage.tsx'));
const EditJobPage = lazyPage('/jobs/:id/edit', () => import('../matching/posting/EditJobPage.tsx'));
const JobCandidatesPage = lazyPage(
  '/jobs/:id/candidates',
  () => import('../matching/posting/JobCandidatesPage.tsx'),
);
const QuestionnairePage = lazyPage(
  '/user/questionnaire',
  () => import('../questionnaire/QuestionnairePage.tsx'),
);
const RecruiterQuestionnairePage = lazyPage(
  '/profile/questionnaire/:username',
  () => import('../matching/profile/RecruiterQuestionnairePage.tsx'),
);
const MatchResultPage = lazyPage(
  '/profile/match-results/:username',
  () => import('../matching/profile/MatchResultPage.tsx'),
);
const DashboardPage = lazyPage('/user', () => import('../account/dashboard/DashboardPage.tsx'));
const MatchListPage = lazyPage(
  '/user/matches',
  () => import('../matching/match/MatchListPage.tsx'),
);
const MatchPage = lazyPage('/matches/:matchId', () => import('../matching/match/MatchPage.tsx'));
const BlockedJobsPage = lazyPage(
  '/user/blocked',
  () => import('../matching/match/BlockedJobsPage.tsx'),
);
const ReleasesPage = lazyPage(
  '/user/releases',
  () => import('../matching/release/ReleasesPage.tsx'),
);
const RulesPage = lazyPage('/so-rechnen-wir', () => import('../matching/RulesPage.tsx'));
const JobPage = lazyPage('/jobs/:id', () => import('../matching/posting/JobPage.tsx'));
const ProfilePage = lazyPage('/:username', () => import('../matching/profile/ProfilePage.tsx'));
const NotFoundPage = lazyPage('*', () => import('./NotFoundPage.tsx'));

/** Nothing can be shown before it is known who is here. */
function LoadedFrame() {
  return (
    <Suspense fallback={<AppLoading />}>
      <CurrentUserProvider>
        <Frame />
      </CurrentUserProvider>
    </Suspense>
  );
}

const seekers = ['jobSeeker'] as const;
const recruiters = ['recruiter'] as const;
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
          <Route path="redirect" element={<GoogleRedirectPage />} />
          <Route path="linkedin-callback" element={<LinkedinCallbackPage />} />
          <Route path="forgot-password" element={<ForgotPasswordPage />} />
          <Route path="reset-password" element={<ResetPasswordPage />} />
          <Route path="verify-email" element={<VerifyEmailPage />} />
          <Route path="notifications-off" element={<NotificationsOffPage />} />
          <Route path="privacy-policy" element={<PrivacyPolicyPage />} />
          <Route path="so-rechnen-wir" element={<RulesPage />} />
          <Route element={<AuthenticationGuard />}>
            <Route path="welcome" element={<WelcomePage />} />
            <Route
              path="profile/questionnaire/:username"
              element={<RecruiterQuestionnairePage />}
            />
            <Route path="profile/match-results/:username" element={<MatchResultPage />} />
            <Route path="jobs/:id" element={<JobPage />} />
            <Route path="jobs" element={<RoleGuard roles={recruiters} />}>
              <Route path="new" element={<NewJobPage />} />
              <Route path=":id/edit" element={<EditJobPage />} />
              <Route path=":id/candidates" element={<JobCandidatesPage />} />
            </Route>
            <Route path="matches/:matchId" element={<MatchPage />} />
            <Route path="user">
              <Route index element={<DashboardPage />} />
              <Route element={<RoleGuard roles={seekers} />}>
                <Route path="questionnaire" element={<QuestionnairePage />} />
                <Route path="automations" element={<AutomationsPage />} />
                <Route path="blocked" element={<BlockedJobsPage />} />
                <Route path="releases" element={<ReleasesPage />} />
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
