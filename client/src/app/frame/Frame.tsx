import { useEffect } from 'react';
import { Outlet, useLocation, useNavigate } from 'react-router-dom';
import { signOut } from '../../auth/auth.queries.ts';
import { CandidateSearch } from '../../user/CandidateSearch.tsx';
import { useCurrentUser } from '../../user/user.queries.ts';
import { AppFrame } from './AppFrame.tsx';
import { ConnectionBanner } from './ConnectionBanner.tsx';
import { PageLoadBoundary } from '../PageLoadBoundary.tsx';
import { prefetchOnIntent } from '../lazyPage.ts';
import { paths } from '../paths.ts';

/**
 * Header and footer with the signed-in person in them, around whichever page is open. Nothing shows before the page's
 * program is here, so that the footer does not jump.
 */
export function Frame() {
  const user = useCurrentUser();
  const navigate = useNavigate();
  const { key } = useLocation();
  useEffect(prefetchOnIntent, []);

  async function handleLogout() {
    await signOut();
    await navigate(paths.landing);
  }

  return (
    <>
      <AppFrame user={user} search={<CandidateSearch />} onLogout={() => void handleLogout()}>
        <PageLoadBoundary at={key}>
          <Outlet />
        </PageLoadBoundary>
      </AppFrame>
      <ConnectionBanner />
    </>
  );
}
