import { type PageName, pages } from '@inkognito/shared/pages';
import { Suspense } from 'react';
import { BrowserRouter, Route, Routes } from 'react-router-dom';
import { CurrentUserProvider } from '../account/CurrentUserProvider.tsx';
import { AppLoading } from './frame/AppLoading.tsx';
import { Frame } from './frame/Frame.tsx';
import { type LoadPage, lazyPage, lazySignedIn, loadSignedIn } from './lazyPage.ts';
import type { PublicPageName, SignedInPageName } from './signedIn.ts';

const publicPages: Readonly<Record<PublicPageName, LoadPage>> = {
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
  recruiterQuestionnaire: () => import('../matching/profile/RecruiterQuestionnairePage.tsx'),
  matchResults: () => import('../matching/profile/MatchResultPage.tsx'),
  profile: () => import('../matching/profile/ProfilePage.tsx'),
};

const loadPage = (name: PageName) =>
  isPublic(name) ? publicPages[name]() : loadSignedInPage(name);

const routes = (Object.keys(pages) as PageName[]).map((name) => {
  const { path, access } = pages[name];
  return { path, access, Page: lazyPage(path, () => loadPage(name)) };
});
const NotFoundPage = lazyPage('*', () => import('./NotFoundPage.tsx'));
const AuthenticationGuard = lazySignedIn('AuthenticationGuard');
const RoleGuard = lazySignedIn('RoleGuard');

function isPublic(name: PageName): name is PublicPageName {
  return pages[name].access === 'public';
}

async function loadSignedInPage(name: SignedInPageName) {
  const { signedInPages } = await loadSignedIn();
  return signedInPages[name]();
}

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
