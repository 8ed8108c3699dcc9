import type { AuthStatusDto, CurrentUserDto } from '@inkognito/shared/auth';
import { call } from '../lib/api.ts';
import { type Query, invalidate, useQuery } from '../lib/query.ts';

/** Who is signed in here; loaded once at the start of the app and after everything that changes it. */
export const authStatus: Query<AuthStatusDto> = {
  key: 'auth-status',
  fetch: () => call('authStatus', {}),
};

/** The signed-in person, or `null` for a guest. Suspends until known. */
export function useCurrentUser(): CurrentUserDto | null {
  return useQuery(authStatus).user;
}

/**
 * The signed-in person on a page that a guard protects.
 * @throws when the guard is missing, which is a mistake in the route table
 */
export function useSignedInUser(): CurrentUserDto {
  const user = useCurrentUser();
  if (!user) throw new Error('This page needs the authentication guard.');
  return user;
}

/** Loads the signed-in person again, after sign-in and after changes of their data. */
export function reloadCurrentUser(): Promise<void> {
  return invalidate(authStatus.key);
}
