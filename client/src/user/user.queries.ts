import type { AuthStatusDto, CurrentUserDto, AutomationsDto } from '@inkognito/shared/account';
import type { SearchHitDto } from '@inkognito/shared/user';
import { call } from '../lib/api.ts';
import { keepDraftsOf } from '../lib/draft.ts';
import { type Query, forgetAllBut, invalidate, setQuery, useQuery } from '../lib/query.ts';

/** Who is signed in here; loaded once at the start of the app and after everything that changes it. */
export const authStatus: Query<AuthStatusDto> = {
  key: 'auth-status',
  fetch: async () => {
    const status = await call('authStatus', {});
    noticePerson(status);
    return status;
  },
};

/** Whom this tab shows; `null` for a guest. */
let shown: string | null = null;

/**
 * Nobody finds anything of whoever was here before them. What a person typed and did not save outlives a session
 * that ended by itself, for when they sign in again.
 */
function noticePerson({ user }: AuthStatusDto): void {
  const person = user?._id ?? null;
  if (person !== null) keepDraftsOf(person);
  if (shown !== null && person !== shown) forgetAllBut(authStatus);
  shown = person;
}

/** Takes over who is signed in from an answer that told it. */
export function setAuthStatus(status: AuthStatusDto): void {
  noticePerson(status);
  setQuery(authStatus, status);
}

/** Forgets everything read and typed by a person who signed out here or deleted their account. */
export function forgetPerson(): void {
  keepDraftsOf(null);
  setAuthStatus({ user: null, authenticated: false });
}

/**
 * Asks whether another tab has signed the person out, or somebody else in. A guest's tab shows nothing of anybody and
 * does not ask: after a return from LinkedIn the first answer alone holds what is told once.
 */
export async function lookWhoIsHere(): Promise<void> {
  if (shown === null) return;
  const status = await call('authStatus', {}).catch(() => null);
  // What was answered may be out of date by now; it is only a reason to read anew.
  if (status && (status.user?._id ?? null) !== shown) await reloadCurrentUser();
}

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

/** Deletes the account with everything in it. */
export async function deleteAccount(userId: string): Promise<void> {
  await call('deleteAccount', { params: { userId } });
}
