import type { PublicUserDto } from '@inkognito/shared/user';
import { Suspense, lazy } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Button } from '../../ui/Button.tsx';
import { askParam } from '../../user/user.queries.ts';

/** Few people ever ask, so the form is fetched when somebody does. */
const AccessRequestDialog = lazy(() => import('./AccessRequestDialog.tsx'));

/** Whether it is open stands in the address, so that other pages lead to it. */
export function AskForAccess({ candidate, name }: { candidate: PublicUserDto; name: string }) {
  const [search, setSearch] = useSearchParams();
  const asked = search.get(askParam);
  return (
    <>
      {candidate.acceptsRequests && (
        <Button variant="secondary" onClick={() => setSearch({ [askParam]: '1' })}>
          Um Zugang bitten
        </Button>
      )}
      {asked !== null && (
        <Suspense>
          <AccessRequestDialog
            candidate={candidate}
            name={name}
            jobId={asked}
            onClose={() => setSearch({}, { replace: true })}
          />
        </Suspense>
      )}
    </>
  );
}
