import { limits } from '@inkognito/shared/limits';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { readStored, writeStored } from '../../lib/storage.ts';

/** Whether the key step can be skipped. On failure, show it. */
export const openProfileQuery = (candidateId: string) =>
  queryOptions({
    queryKey: ['comparisons', 'outlook', candidateId, 'profile'],
    queryFn: async () => {
      try {
        const outlook = await call('getComparisonOutlook', { params: { candidateId }, query: {} });
        return outlook.state !== 'locked';
      } catch {
        return false;
      }
    },
  });

/** Before the profile is asked for: without a key it may not exist. A refusal shows when the form is sent. */
export const heldKeyQuery = (username: string, password: string, userId: string | undefined) =>
  queryOptions({
    queryKey: ['users', 'heldKey', username, password, userId],
    queryFn: async () => {
      try {
        await call('checkAccessPassword', { params: { username }, body: { password } });
        return true;
      } catch {
        return false;
      }
    },
    ...(password === '' && { initialData: false }),
    staleTime: Infinity,
  });

const storageKey = 'inkognito.opened';
const unlockMs = limits.unlockHours * 60 * 60 * 1000;

/** Lets only browsers that opened the profile ask the server; scripts cannot read a guest's cookie. */
export function rememberOpened(candidateId: string): void {
  const opened = { ...readOpened(), [candidateId]: Date.now() + unlockMs };
  writeStored(storageKey, opened, 'localStorage');
}

export function wasOpened(candidateId: string): boolean {
  return candidateId in readOpened();
}

/** Public ids with the end of their unlock, in milliseconds. */
function readOpened(): Record<string, number> {
  const kept = (readStored(storageKey, 'localStorage') ?? {}) as Record<string, number>;
  return Object.fromEntries(Object.entries(kept).filter(([, until]) => until > Date.now()));
}
