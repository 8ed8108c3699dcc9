import type { AuthStatusDto, CurrentUserDto } from '@inkognito/shared/auth';
import type { AutomationsDto, SearchHitDto } from '@inkognito/shared/user';
import { call } from '../lib/api.ts';
import { keepDraftsOf } from '../lib/draft.ts';
import { type Query, clearQueries, invalidate, useQuery } from '../lib/query.ts';

/** Who is signed in here; loaded once at the start of the app and after everything that changes it. */
export const authStatus: Query<AuthStatusDto> = {
  key: 'auth-status',
  fetch: async () => {
    const status = await call('authStatus', {});
    // Nobody leaves unsaved answers behind for who comes next to this browser.
    keepDraftsOf(status.user?._id ?? null);
    return status;
  },
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

/** A job seeker's contact details, what of them is released on a match, and who may find the profile. */
export const automationsQuery: Query<AutomationsDto> = {
  key: 'automations',
  fetch: () => call('getAutomations', {}),
};

/** Saves the automations; the file travels with them. `onProgress` gets the share sent, 0 to 1. */
export async function saveAutomations(
  form: FormData,
  onProgress?: (share: number) => void,
): Promise<void> {
  await call('saveAutomations', { body: form, ...(onProgress && { onProgress }) });
  await invalidate(automationsQuery.key, authStatus.key);
}

/** Replaces the profile image. `onProgress` gets the share sent, 0 to 1. */
export async function uploadProfileImage(
  image: File,
  onProgress: (share: number) => void,
): Promise<void> {
  const body = new FormData();
  body.set('image', image);
  await call('uploadProfileImage', { body, onProgress });
  await reloadCurrentUser();
}

/** Job seekers whose username or shown name begins with the text. */
export function searchUsers(q: string, signal: AbortSignal): Promise<SearchHitDto[]> {
  return call('searchUsers', { query: { q }, signal });
}

/** Deletes the account with everything in it; nothing of the person stays in memory here either. */
export async function deleteAccount(userId: string): Promise<void> {
  await call('deleteAccount', { params: { userId } });
  keepDraftsOf(null);
  clearQueries();
}
