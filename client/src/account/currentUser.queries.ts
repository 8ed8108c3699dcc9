import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '../lib/api.ts';
import {
  coverUser,
  currentUserKey,
  readAuthStatus,
  separateUsers,
  setAuthStatus,
} from '../user/currentUser.ts';

export const authStatusQuery = queryOptions({
  queryKey: currentUserKey,
  queryFn: async ({ client }) => {
    const status = await call('authStatus', {});
    separateUsers(client, status.user);
    return status;
  },
});

/** Tells other tabs who is signed in here, and covers this one when they report another account. */
export function shareWithOtherTabs(queryClient: QueryClient): void {
  const tabs = new BroadcastChannel('inkognito.signed-in');
  let told: string | null | undefined;
  queryClient.getQueryCache().subscribe(() => {
    const status = readAuthStatus(queryClient);
    const userId = status && (status.user?._id ?? null);
    if (userId === undefined || userId === told) return;
    told = userId;
    tabs.postMessage(userId);
  });
  tabs.addEventListener('message', ({ data: userId }) => {
    const shown = readAuthStatus(queryClient)?.user?._id;
    if (shown === undefined || shown === userId) return;
    // As after an expired session: the guards lead to sign-up, and drafts stay.
    if (userId === null) setAuthStatus(queryClient, { user: null, authenticated: false });
    else coverUser(queryClient);
  });
}
