import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '../lib/api.ts';
import {
  currentUserKey,
  readAuthStatus,
  revalidateUser,
  separateUsers,
  setAuthStatus,
} from '../user/currentUser.ts';

/** Who is signed in here; read at the start of the app and after everything that changes it. */
export const authStatusQuery = queryOptions({
  queryKey: currentUserKey,
  queryFn: async ({ client }) => {
    const status = await call('authStatus', {});
    separateUsers(client, status.user);
    return status;
  },
});

/**
 * Asks whether another tab has signed the person out, or somebody else in. A guest's tab shows nothing of anybody and
 * does not ask: after a return from LinkedIn the first response alone holds what is told once.
 */
export async function followOtherTabs(queryClient: QueryClient): Promise<void> {
  const shown = readAuthStatus(queryClient)?.user;
  if (!shown) return;
  const status = await call('authStatus', {}).catch(() => null);
  // The response may be out of date by now; it is only a reason to read anew.
  if (status && status.user?._id !== shown._id) await revalidateUser(queryClient);
}

/**
 * Asks again who is signed in after the return from LinkedIn. `null` is nobody. The access password of somebody new
 * is in the first response the server gives, which can be the one that the app began with, and stays in no cache.
 */
export async function finishLinkedinSignIn(
  queryClient: QueryClient,
): Promise<{ accessPassword: string | undefined } | null> {
  const toldBefore = readAuthStatus(queryClient)?.accessPassword;
  const { accessPassword = toldBefore, ...status } = await call('authStatus', {});
  setAuthStatus(queryClient, status);
  return status.authenticated ? { accessPassword } : null;
}
