import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '../lib/api.ts';
import {
  currentUserKey,
  readAuthStatus,
  revalidateUser,
  separateUsers,
} from '../user/currentUser.ts';

/** Read at the start of the app and after everything that changes who is signed in. */
export const authStatusQuery = queryOptions({
  queryKey: currentUserKey,
  queryFn: async ({ client }) => {
    const status = await call('authStatus', {});
    separateUsers(client, status.user);
    return status;
  },
});

/** A guest's tab does not ask: after a LinkedIn sign-in only the first response holds the access password. */
export async function followOtherTabs(queryClient: QueryClient): Promise<void> {
  const shown = readAuthStatus(queryClient)?.user;
  if (!shown) return;
  const status = await call('authStatus', {}).catch(() => null);
  // The response may be out of date by now; it is only a reason to read anew.
  if (status && status.user?._id !== shown._id) await revalidateUser(queryClient);
}
