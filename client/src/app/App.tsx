import { pages } from '@inkognito/shared/pages';
import { Suspense, lazy } from 'react';
import { BrowserRouter, Route, Routes } from 'react-router-dom';
import { CurrentUserProvider } from '../account/CurrentUserProvider.tsx';
import { IdentityCheck } from '../account/identity/IdentityCheck.tsx';
import { AuthenticationGuard, RoleGuard } from '../auth/guards.tsx';
import { classNames } from '../ui/classNames.ts';
import { FailureBoundary } from '../ui/page/FailureBoundary.tsx';
import { PageFailure } from '../ui/page/PageFailure.tsx';
import page from '../ui/page/PageFrame.module.css';
import { AppLoading } from './frame/AppLoading.tsx';
import { ConnectionBanner } from './frame/ConnectionBanner.tsx';
import { Frame } from './frame/Frame.tsx';
import { Logo } from './frame/Logo.tsx';
import { loadPage, pageNames } from './pages.ts';

const routes = pageNames.map((name) => ({ ...pages[name], Page: lazy(loadPage[name]) }));
const NotFoundPage = lazy(() => import('./NotFoundPage.tsx'));

type Access = (typeof routes)[number]['access'];

const roleLists = [...new Set(routes.map(({ access }) => access))].filter(
  (access) => typeof access !== 'string',
);

function routesFor(access: Access) {
  return routes
    .filter((route) => route.access === access)
    .map(({ path, Page }) => <Route key={path} path={path} element={<Page />} />);
}

export function App() {
  return (
    <BrowserRouter>
      <FailureBoundary
        face={(failure) => (
          <main className={classNames(page.page, page.wide)}>
            <Logo />
            <PageFailure {...failure} />
          </main>
        )}
      >
        <Routes>
          <Route
            element={
              <Suspense fallback={<AppLoading />}>
                <CurrentUserProvider>
                  <Frame />
                </CurrentUserProvider>
              </Suspense>
            }
          >
            {routesFor('public')}
            <Route
              element={
                <IdentityCheck>
                  <AuthenticationGuard />
                </IdentityCheck>
              }
            >
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
      </FailureBoundary>
      <ConnectionBanner />
    </BrowserRouter>
  );
}
