import type { PageName, pages } from '@inkognito/shared/pages';
import type { LoadPage } from './lazyPage.ts';

export { memberEndpoints } from '@inkognito/shared/endpoint/member';
export { RoleGuard } from '../auth/guards.tsx';
export { signOut } from '../auth/signOut.ts';
export { SignedInBar } from './frame/SignedInBar.tsx';
export { CheckedGuard as AuthenticationGuard } from './CheckedGuard.tsx';

type IsPublic<Name extends PageName> = (typeof pages)[Name]['access'] extends 'public'
  ? Name
  : never;
export type PublicPageName = { [Name in PageName]: IsPublic<Name> }[PageName];
/** Those that most people open first. */
export type FirstPageName = 'landing' | 'login' | 'signup' | 'profile';
export type FurtherPageName = Exclude<PublicPageName, FirstPageName>;
export type SignedInPageName = Exclude<PageName, PublicPageName>;

/** With the guards and the menu what only the signed-in need, so that guests do not load it. */
export const signedInPages: Readonly<Record<SignedInPageName, LoadPage>> = {
  welcome: () => import('../account/welcome/WelcomePage.tsx'),
  dashboard: () => import('../account/dashboard/DashboardPage.tsx'),
  questionnaire: () => import('../questionnaire/QuestionnairePage.tsx'),
  automations: () => import('../account/automations/AutomationsPage.tsx'),
  blocked: () => import('../matching/match/BlockedJobsPage.tsx'),
  releases: () => import('../matching/release/ReleasesPage.tsx'),
  keys: () => import('../auth/key/KeysPage.tsx'),
  shield: () => import('../account/shield/ShieldPage.tsx'),
  activity: () => import('../matching/activity/ActivityPage.tsx'),
  messageCheck: () => import('../matching/message/MessageCheckPage.tsx'),
  requests: () => import('../matching/request/AccessRequestsPage.tsx'),
  openProfiles: () => import('../matching/posting/OpenProfilesPage.tsx'),
  account: () => import('../account/AccountPage.tsx'),
  matches: () => import('../matching/match/MatchListPage.tsx'),
  newJob: () => import('../job/NewJobPage.tsx'),
  editJob: () => import('../matching/posting/EditJobPage.tsx'),
  jobComparisons: () => import('../matching/posting/JobComparisonsPage.tsx'),
  jobCandidates: () => import('../matching/posting/JobCandidatesPage.tsx'),
  job: () => import('../matching/posting/JobPage.tsx'),
  match: () => import('../matching/match/MatchPage.tsx'),
};
