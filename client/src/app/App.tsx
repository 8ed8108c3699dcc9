import { type PageName, pages } from '@inkognito/shared/pages';
import { Suspense } from 'react';
import { BrowserRouter, Route, Routes } from 'react-router-dom';
import { CurrentUserProvider } from '../account/CurrentUserProvider.tsx';
import { AppLoading } from './frame/AppLoading.tsx';
import { Frame } from './frame/Frame.tsx';
import { type LoadPage, lazyPage, lazySignedIn, loadSignedIn } from './lazyPage.ts';
import type { FirstPageName, PublicPageName } from './signedIn.ts';

const firstPages: Readonly<Record<FirstPageName, LoadPage>> = {
  landing: () => import('./HomePage.tsx'),
  login: () => import('../auth/LoginPage.tsx'),
  signup: () => import('../auth/signup/SignupPage.tsx'),
  profile: () => import('../matching/profile/ProfilePage.tsx'),
};

const routes = (Object.keys(pages) as PageName[]).map((name) => {
  const { path, access } = pages[name];
  return { path, access, Page: lazyPage(path, () => loadPage(name)) };
});
const NotFoundPage = lazyPage('*', () => import('./NotFoundPage.tsx'));
const AuthenticationGuard = lazySignedIn('AuthenticationGuard');
const RoleGuard = lazySignedIn('RoleGuard');

async function loadPage(name: PageName) {
  if (isFirst(name)) return firstPages[name]();
  if (isPublic(name)) return (await import('./furtherPages.ts')).furtherPages[name]();
  return (await loadSignedIn()).signedInPages[name]();
}

function isFirst(name: PageName): name is FirstPageName {
  return name in firstPages;
}

function isPublic(name: PageName): name is PublicPageName {
  return pages[name].access === 'public';
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
