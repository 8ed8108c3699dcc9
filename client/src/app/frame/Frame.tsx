import { paths } from '@inkognito/shared/pages';
import { useQueryClient } from '@tanstack/react-query';
import { startTransition, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { Outlet, useLocation, useNavigate } from 'react-router-dom';
import { signOut, LeaveContext } from '../../auth/signOut.ts';
import { forgetWayBack } from '../../auth/wayBack.ts';
import { clearUserState, useCurrentUser } from '../../user/currentUser.ts';
import { AppFrame } from './AppFrame.tsx';
import { ConnectionBanner } from './ConnectionBanner.tsx';
import { FailureBoundary } from '../../ui/page/FailureBoundary.tsx';
import { PageLoadFailure } from '../AppFailure.tsx';
import { prefetchOnIntent } from '../lazyPage.ts';
import { fetchPage } from '../pages.ts';

/** Renders nothing before the page's chunk is loaded, so that the footer does not jump. */
export function Frame() {
  const queryClient = useQueryClient();
  const user = useCurrentUser();
  const navigate = useNavigate();
  const { key } = useLocation();
  const [leaving, setLeaving] = useState(false);
  useEffect(() => prefetchOnIntent(fetchPage), []);

  function leave(farewell: string) {
    // Unmount the page first: its guard would redirect to sign-up, and it would refetch without a session.
    flushSync(() => setLeaving(true));
    clearUserState(queryClient);
    forgetWayBack();
    startTransition(() => {
      setLeaving(false);
      void navigate(paths.landing, { replace: true, state: { farewell } });
    });
  }

  async function handleLogout() {
    await signOut();
    leave('Sie haben sich abgemeldet.');
  }

  return (
    <LeaveContext value={leave}>
      <AppFrame user={leaving ? null : user} onLogout={handleLogout}>
        <FailureBoundary face={(failure) => <PageLoadFailure {...failure} />} resetKeys={[key]}>
          {!leaving && <Outlet />}
        </FailureBoundary>
      </AppFrame>
      <ConnectionBanner />
    </LeaveContext>
  );
}
