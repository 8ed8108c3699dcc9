import { Suspense } from 'react';
import { Outlet, useNavigate } from 'react-router-dom';
import { signOut } from '../auth/auth.queries.ts';
import { CandidateSearch } from '../user/CandidateSearch.tsx';
import { useCurrentUser } from '../user/user.queries.ts';
import { AppFrame } from './AppFrame.tsx';
import { paths } from './paths.ts';

/** Header and footer with the signed-in person in them, around whichever page is open. */
export function Frame() {
  const user = useCurrentUser();
  const navigate = useNavigate();

  async function handleLogout() {
    await signOut();
    await navigate(paths.landing);
  }

  return (
    <AppFrame user={user} search={<CandidateSearch />} onLogout={() => void handleLogout()}>
      <Suspense>
        <Outlet />
      </Suspense>
    </AppFrame>
  );
}
