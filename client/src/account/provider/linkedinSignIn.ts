import type { QueryClient } from '@tanstack/react-query';
import { CookiesDroppedError } from '../../auth/cookiesDropped.ts';
import { call } from '../../lib/api.ts';
import { readAuthStatus, setAuthStatus } from '../../user/currentUser.ts';

/**
 * Asks again who is signed in after the return from LinkedIn. The access password of somebody new is in the first
 * response the server gives, which can be the one that the app began with, and stays in no cache.
 * @throws {CookiesDroppedError} when nobody is, as the server sends only people here who are signed in
 */
export async function finishLinkedinSignIn(
  queryClient: QueryClient,
): Promise<{ accessPassword: string | undefined }> {
  const toldBefore = readAuthStatus(queryClient)?.accessPassword;
  const { accessPassword = toldBefore, ...status } = await call('authStatus', {});
  if (!status.authenticated) throw new CookiesDroppedError();
  setAuthStatus(queryClient, status);
  return { accessPassword };
}
