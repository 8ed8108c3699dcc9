import type { QueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { readAuthStatus, setAuthStatus } from '../../user/currentUser.ts';

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
