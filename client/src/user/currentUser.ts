import type { AuthStatusDto, CurrentUserDto } from '@inkognito/shared/account';
import type { QueryClient } from '@tanstack/react-query';
import { createContext, use } from 'react';
import { keepDraftsOf } from '../lib/form/draft.ts';
import { dropOldGuestValues } from '../lib/form/guestStorage.ts';
import { forgetFailures, invalidate } from '../lib/queryClient.ts';

export const currentUserKey = ['users', 'current'] as const;

/** `undefined` where the provider is missing. */
export const CurrentUserContext = createContext<CurrentUserDto | null | undefined>(undefined);

export function useCurrentUser(): CurrentUserDto | null {
  const user = use(CurrentUserContext);
  if (user === undefined) throw new Error('This component needs the CurrentUserProvider.');
  return user;
}

/** @throws where no guard protects the page, which is a mistake in the route table */
export function useSignedInUser(): CurrentUserDto {
  const user = useCurrentUser();
  if (!user) throw new Error('This page needs the authentication guard.');
  return user;
}

export function readAuthStatus(queryClient: QueryClient): AuthStatusDto | undefined {
  return queryClient.getQueryData<AuthStatusDto>(currentUserKey);
}

export function revalidateUser(queryClient: QueryClient): Promise<void> {
  return invalidate(queryClient, currentUserKey);
}

export function setAuthStatus(queryClient: QueryClient, status: AuthStatusDto): void {
  separateUsers(queryClient, status.user);
  // What was refused before the sign-in may be answered now.
  if (status.user) forgetFailures(queryClient);
  // A pending read is older and would overwrite this.
  void queryClient.cancelQueries({ queryKey: currentUserKey });
  queryClient.setQueryData<AuthStatusDto>(currentUserKey, status);
}

export function clearUserState(queryClient: QueryClient): void {
  keepDraftsOf(null);
  setAuthStatus(queryClient, { user: null, authenticated: false });
}

/** Removes what the previous account read; drafts outlive an expired session. */
export function separateUsers(queryClient: QueryClient, user: CurrentUserDto | null): void {
  const before = readAuthStatus(queryClient)?.user?._id;
  if (user) keepDraftsOf(user._id);
  else dropOldGuestValues();
  if (before === undefined || before === user?._id) return;
  removeRead(queryClient);
}

/** Hides the screen until the current user is known again. */
export function coverUser(queryClient: QueryClient): void {
  removeRead(queryClient);
  void queryClient.resetQueries({ queryKey: currentUserKey });
}

function removeRead(queryClient: QueryClient): void {
  queryClient.removeQueries({
    predicate: ({ queryKey }) => queryKey.join() !== currentUserKey.join(),
  });
}
