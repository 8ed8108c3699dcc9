import { type PageName, pages } from '@inkognito/shared/pages';
import type { ComponentType } from 'react';
import { matchPath } from 'react-router-dom';
import type { QueryClient } from '@tanstack/react-query';
import ProfilePage from '../comparison/profile/ProfilePage.tsx';
import LandingPage from './LandingPage.tsx';

/** One chunk per page, except for the two most visited ones, which are in the main bundle. */
export const loadPage: Readonly<Record<PageName, LoadPage>> = {
  landing: () => Promise.resolve({ default: LandingPage }),
  login: () => import('../auth/LoginPage.tsx'),
  signup: () => import('../auth/signup/SignupPage.tsx'),
  signupEmail: () => import('../auth/signup/EmailSignupPage.tsx'),
  googleRedirect: () => import('../auth/provider/GoogleRedirectPage.tsx'),
  linkedinCallback: () => import('../auth/provider/LinkedinCallbackPage.tsx'),
  forgotPassword: () => import('../auth/mailedLink/ForgotPasswordPage.tsx'),
  resetPassword: () => import('../auth/mailedLink/ResetPasswordPage.tsx'),
  verifyEmail: () => import('../auth/mailedLink/VerifyEmailPage.tsx'),
  confirmIdentity: () => import('../auth/mailedLink/ConfirmIdentityPage.tsx'),
  notificationsOff: () => import('../account/notification/NotificationsOffPage.tsx'),
  privacyPolicy: () => import('./legal/PrivacyPolicyPage.tsx'),
  imprint: () => import('./legal/ImprintPage.tsx'),
  terms: () => import('./legal/TermsPage.tsx'),
  rules: () => import('../matching/RulesPage.tsx'),
  welcome: () => import('../account/welcome/WelcomePage.tsx'),
  dashboard: () => import('../dashboard/DashboardPage.tsx'),
  questionnaire: () => import('../questionnaire/QuestionnairePage.tsx'),
  automations: () => import('../account/automations/AutomationsPage.tsx'),
  blocked: () => import('../match/list/BlockedJobsPage.tsx'),
  keys: () => import('../auth/key/KeysPage.tsx'),
  activity: () => import('../match/activity/ActivityPage.tsx'),
  messageCheck: () => import('../message/MessageCheckPage.tsx'),
  requests: () => import('../request/AccessRequestsPage.tsx'),
  openProfiles: () => import('../match/posting/OpenProfilesPage.tsx'),
  account: () => import('../account/AccountPage.tsx'),
  matches: () => import('../match/list/MatchListPage.tsx'),
  recruiterQuestionnaire: () => import('../comparison/profile/RecruiterQuestionnairePage.tsx'),
  matchResults: () => import('../comparison/result/MatchResultPage.tsx'),
  result: () => import('../comparison/result/ResultPage.tsx'),
  newJob: () => import('../job/NewJobPage.tsx'),
  editJob: () => import('../match/posting/EditJobPage.tsx'),
  jobComparisons: () => import('../match/posting/JobComparisonsPage.tsx'),
  jobCandidates: () => import('../match/posting/JobCandidatesPage.tsx'),
  job: () => import('../match/posting/JobPage.tsx'),
  match: () => import('../match/MatchPage.tsx'),
  profile: () => {
    // In parallel with the page's reads; the page shows a failure.
    import('../comparison/profile/ProfileStart.tsx').catch(() => undefined);
    return Promise.resolve({ default: ProfilePage });
  },
};

export const pageNames = Object.keys(pages) as PageName[];

/** A failed prefetch is ignored: opening the page retries and shows the failure. */
export async function fetchPage(pathname: string): Promise<PageModule | undefined> {
  const name = pageNames.find((each) => matchPath(pages[each].path, pathname));
  return name && loadPage[name]().catch(() => undefined);
}

type PageModule = {
  default: ComponentType;
  readFirst?: (queryClient: QueryClient) => Promise<unknown>;
};

type LoadPage = () => Promise<PageModule>;
