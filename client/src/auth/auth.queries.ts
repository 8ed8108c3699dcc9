import type { BodyInput } from '@inkognito/shared/api';
import type { NewUserDto } from '@inkognito/shared/auth';
import type { Role } from '@inkognito/shared/rules/codes';
import { ApiError, call } from '../lib/api.ts';
import { reloadCurrentUser, setAuthStatus } from '../user/user.queries.ts';

/**
 * Signs in and loads who that is.
 * @throws {ApiError} 'Invalid user data received' when the answer lacks the username (specification, section 8)
 */
export async function signIn(body: BodyInput<'login'>): Promise<void> {
  const user = await call('login', { body });
  // The answer comes over the network; its type is a promise, not a proof.
  if (!(user as Partial<typeof user>).username) {
    throw new ApiError({ error: 'Invalid user data received', code: 'internal' });
  }
  await reloadCurrentUser();
}

/**
 * Creates the account and signs in. The answer is the only one that ever holds the access password, so nothing that
 * could still fail follows it; a new account has no matches and no blocked jobs.
 */
export async function signUp(body: BodyInput<'signup'>): Promise<NewUserDto['accessPassword']> {
  const { accessPassword, ...user } = await call('signup', { body });
  setAuthStatus({
    user: { ...user, matchesForJobSeeker: [], jobsBlocked: [] },
    authenticated: true,
  });
  return accessPassword;
}

/** Signs out here and at the login plugin (specification, section 4). */
export async function signOut(): Promise<void> {
  await call('logout', {});
  leaveLoginPlugin();
}

declare global {
  interface Window {
    /** The login plugin of the professional network, on pages that loaded it. */
    IN?: { User?: { logout?: () => unknown } };
  }
}

/** Whatever goes wrong in a program of somebody else's must not keep anybody signed in here. */
function leaveLoginPlugin(): void {
  try {
    Promise.resolve(window.IN?.User?.logout?.()).catch(() => undefined);
  } catch {
    // There is nothing to undo and nobody to tell.
  }
}

/** Adds roles to, or removes them from, the signed-in person. */
export async function changeRoles(role: Role[], action: 'add' | 'remove'): Promise<void> {
  await call('assignRole', { body: { role, action } });
  await reloadCurrentUser();
}

/** Replaces the access password; the old one stops working at once. */
export async function renewAccessPassword(): Promise<string> {
  const { accessPassword } = await call('renewAccessPassword', {});
  return accessPassword;
}
