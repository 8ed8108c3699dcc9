import { readStored, removeStored, writeStored } from '../../lib/storage.ts';
import { isOwnPath } from '../signInState.ts';

/** In local storage: the mail opens in another tab. */
const storageKey = 'inkognito.confirming-from';

/** The page on which the user was told to confirm the address. */
export function keepWayBack(userId: string, path: string): void {
  writeStored(storageKey, { userId, path }, 'localStorage');
}

/** Reads it once; `undefined` on another device, for other users and foreign addresses. */
export function takeWayBack(userId: string): string | undefined {
  const kept = readStored(storageKey, 'localStorage') as Record<string, unknown> | null;
  forgetWayBack();
  const isOwn = kept?.userId === userId && typeof kept.path === 'string';
  return isOwn && isOwnPath(String(kept.path)) ? String(kept.path) : undefined;
}

export const forgetWayBack = (): void => removeStored(storageKey, 'localStorage');
