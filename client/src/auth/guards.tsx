import type { Role } from '@inkognito/shared/codes';
import { paths } from '@inkognito/shared/pages';
import { Suspense, useState } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { Spinner } from '../ui/page/Loading.tsx';
import { useCurrentUser, useSignedInUser } from '../user/currentUser.ts';
import { type SignInState, signUpFirst } from './signInState.ts';

export function AuthenticationGuard() {
  const user = useCurrentUser();
  // Without the query, which may hold secrets such as an access password.
  const { pathname } = useLocation();
  const [wasSignedIn, setWasSignedIn] = useState(user !== null);
  if (user && !wasSignedIn) setWasSignedIn(true);
  // Remounts for another account: nothing typed in the previous one may be saved there.
  if (user) return <GuardedPage key={user._id} />;
  const state: SignInState = {
    ...signUpFirst(pathname),
    ...(wasSignedIn && { sessionEnded: true }),
  };
  return <Navigate to={paths.signup} replace state={state} />;
}

export function RoleGuard({ roles }: { roles: readonly Role[] }) {
  const user = useSignedInUser();
  if (user.role.length === 0) return <Navigate to={paths.welcome} replace />;
  if (!user.role.some((role) => roles.includes(role))) {
    return <Navigate to={paths.dashboard} replace />;
  }
  return <GuardedPage />;
}

function GuardedPage() {
  const waiting = (
    <div className="app-loading">
      <Spinner>Ein Moment mal...</Spinner>
    </div>
  );
  return (
    <Suspense fallback={waiting}>
      <Outlet />
    </Suspense>
  );
}
