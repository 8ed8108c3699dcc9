import { type PageName, pages } from '@inkognito/shared/pages';
import { Suspense } from 'react';
import { BrowserRouter, Route, Routes } from 'react-router-dom';
import { CurrentUserProvider } from '../account/CurrentUserProvider.tsx';
import { AuthenticationGuard, RoleGuard } from '../auth/guards.tsx';
import { AppLoading } from './frame/AppLoading.tsx';
import { Frame } from './frame/Frame.tsx';
import { type LoadPage, lazyPage } from './lazyPage.ts';

const loaders: Readonly<Record<PageName, LoadPage>> = {
  landing: () => import('./HomePage.tsx'),
  login: () => import('../auth/LoginPage.tsx'),
  signup: () => import('../auth/signup/SignupPage.tsx'),
  signupEmail: () => import('../auth/signup/EmailSignupPage.tsx'),
  googleRedirect: () => import('../auth/provider/GoogleRedirectPage.tsx'),
  linkedinCallback: () => import('../account/provider/LinkedinCallbackPage.tsx'),
  forgotPassword: () => import('../auth/mailedLink/ForgotPasswordPage.tsx'),
  resetPassword: () => import('../auth/mailedLink/ResetPasswordPage.tsx'),
  verifyEmail: () => import('../auth/mailedLink/VerifyEmailPage.tsx'),
  notificationsOff: () => import('../account/notification/NotificationsOffPage.tsx'),
  privacyPolicy: () => import('./privacy/PrivacyPolicyPage.tsx'),
  rules: () => import('../matching/RulesPage.tsx'),
  welcome: () => import('../account/welcome/WelcomePage.tsx'),
  dashboard: () => import('../account/dashboard/DashboardPage.tsx'),
  questionnaire: () => import('../questionnaire/QuestionnairePage.tsx'),
  automations: () => import('../account/automations/AutomationsPage.tsx'),
  blocked: () => import('../matching/match/BlockedJobsPage.tsx'),
  releases: () => import('../matching/release/ReleasesPage.tsx'),
  account: () => import('../account/AccountPage.tsx'),
  matches: () => import('../matching/match/MatchListPage.tsx'),
  recruiterQuestionnaire: () => import('../matching/profile/RecruiterQuestionnairePage.tsx'),
  matchResults: () => import('../matching/profile/MatchResultPage.tsx'),
  newJob: () => import('../job/NewJobPage.tsx'),
  editJob: () => import('../matching/posting/EditJobPage.tsx'),
  jobCandidates: () => import('../matching/posting/JobCandidatesPage.tsx'),
  job: () => import('../matching/posting/JobPage.tsx'),
  match: () => import('../matching/match/MatchPage.tsx'),
  profile: () => import('../matching/profile/ProfilePage.tsx'),
};

const routes = (Object.keys(pages) as PageName[]).map((name) => {
  const { path, access } = pages[name];
  return { path, access, Page: lazyPage(path, loaders[name]) };
});
const NotFoundPage = lazyPage('*', () => import('./NotFoundPage.tsx'));

type Access = (typeof routes)[number]['access'];

const roleLists = [...new Set(routes.map(({ access }) => access))].filter(
  (access) => typeof access !== 'string',
);

function routesFor(access: Access) {
  return routes
    .filter((route) => route.access === access)
    .map(({ path, Page }) => <Route key={path} path={path} element={<Page />} />);
}

function LoadedFrame() {
  return (
    <Suspense fallback={<AppLoading />}>
      <CurrentUserProvider>
        <Frame />
      </CurrentUserProvider>
    </Suspense>
  );
}

/** The routes are those of the specification's section 2. */
export function App() {
  return (
    <BrowserRouter>
      <Routes>
        <Route element={<LoadedFrame />}>
          {routesFor('public')}
          <Route element={<AuthenticationGuard />}>
            {routesFor('user')}
            {roleLists.map((roles) => (
              <Route key={roles.join()} element={<RoleGuard roles={roles} />}>
                {routesFor(roles)}
              </Route>
            ))}
          </Route>
          <Route path="*" element={<NotFoundPage />} />
        </Route>
      </Routes>
    </BrowserRouter>
  );
}
