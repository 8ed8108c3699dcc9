import type { LoadPage } from './lazyPage.ts';
import type { FurtherPageName } from './signedIn.ts';

/** Public pages that few people open first, apart from those that come with the first load. */
export const furtherPages: Readonly<Record<FurtherPageName, LoadPage>> = {
  signupEmail: () => import('../auth/signup/EmailSignupPage.tsx'),
  googleRedirect: () => import('../auth/provider/GoogleRedirectPage.tsx'),
  linkedinCallback: () => import('../account/provider/LinkedinCallbackPage.tsx'),
  forgotPassword: () => import('../auth/mailedLink/ForgotPasswordPage.tsx'),
  resetPassword: () => import('../auth/mailedLink/ResetPasswordPage.tsx'),
  verifyEmail: () => import('../auth/mailedLink/VerifyEmailPage.tsx'),
  notificationsOff: () => import('../account/notification/NotificationsOffPage.tsx'),
  privacyPolicy: () => import('./privacy/PrivacyPolicyPage.tsx'),
  imprint: () => import('./legal/ImprintPage.tsx'),
  terms: () => import('./legal/TermsPage.tsx'),
  rules: () => import('../matching/RulesPage.tsx'),
  recruiterQuestionnaire: () => import('../matching/profile/RecruiterQuestionnairePage.tsx'),
  matchResults: () => import('../matching/result/MatchResultPage.tsx'),
};
