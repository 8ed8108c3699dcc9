import { dayMs, limits } from '@inkognito/shared/limits';
import type { UserDto } from '@inkognito/shared/user';
import { usernameTaken } from '../auth/auth.service.ts';
import { changeSessionUser } from '../auth/session/userSessions.ts';
import { isDuplicate } from '../database/isDuplicate.ts';
import { tooManyRequests } from '../errors.ts';
import type { Limits } from '../http/limits.ts';
import { changeAccount } from '../questionnaire/questionnaire.service.ts';
import { toUserDto } from '../user/user.model.ts';
import { isResting, restName } from '../user/restingNames.ts';
import { searchKeysOf } from '../user/search.ts';

const periodMs = limits.usernameChangeDays * dayMs;

type Change = {
  userId: string;
  username: string;
  /** The browser's token, re-hashed under the new name so that it stays known. */
  browser: string | null;
};

/** @throws {AppError} 409 for a name that is taken or was given up, 429 for a third change in 30 days */
export async function changeUsername(
  { userId, username, browser }: Change,
  policy: Limits,
): Promise<UserDto> {
  try {
    return await changeAccount(userId, async (user, tx) => {
      if (user.username === username) return toUserDto(user);
      const changes = user.usernameChangedAt.map(Number);
      if (policy.enabled) refuseFurtherChange(changes);
      if (await isResting(username, tx)) throw usernameTaken();
      await restName(user.username, tx);
      user.set({
        username,
        usernameChangedAt: [Date.now(), ...changes].slice(0, limits.usernameChangesMax),
        knownBrowsers: browser === null ? [] : [browser],
      });
      user.set({ searchKeys: searchKeysOf(user) });
      await changeSessionUser(userId, { username }, tx);
      return toUserDto(user);
    });
  } catch (error) {
    if (isDuplicate(error)) throw usernameTaken();
    throw error;
  }
}

/** Times in milliseconds since 1970, newest first. */
function refuseFurtherChange(changes: readonly number[]): void {
  const oldest = changes[limits.usernameChangesMax - 1];
  const waitMs = oldest ? oldest + periodMs - Date.now() : 0;
  if (waitMs <= 0) return;
  throw tooManyRequests(
    'Den Benutzernamen können Sie in 30 Tagen zweimal ändern. Bitte warten Sie bis zur nächsten Änderung.',
    waitMs / 1000,
    'usernameChange',
  );
}
