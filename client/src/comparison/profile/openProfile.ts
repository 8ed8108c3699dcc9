import { limits } from '@inkognito/shared/limits';
import { queryOptions } from '@tanstack/react-query';
import { ApiError, call, isOutage } from '../../lib/api.ts';
import { readStored, writeStored } from '../../lib/storage.ts';
import { publicUserQuery } from '../../user/user.queries.ts';

/** Whether the key step can be skipped. On failure, show it. */
export const openProfileQuery = (candidateId: string) =>
  queryOptions({
    queryKey: ['comparisons', 'outlook', candidateId, 'profile'],
    queryFn: () =>
      call('getComparisonOutlook', { params: { candidateId }, query: {} }).then(
        ({ state }) => state !== 'locked',
        () => false,
      ),
  });

/** What became of a key that a link brought; `unknown` when the server could not be asked. */
export type BroughtKey = 'none' | 'right' | 'unknown' | ApiError;

/** Before the profile is asked for: without a key it may not exist. */
export const broughtKeyQuery = (username: string, password: string, userId: string | undefined) =>
  queryOptions({
    queryKey: ['users', 'broughtKey', username, password, userId],
    queryFn: async ({ client }): Promise<BroughtKey> => {
      try {
        await call('checkAccessPassword', { params: { username }, body: { password } });
        // Read without the key, in a tab into which its link was pasted.
        client.removeQueries({ queryKey: publicUserQuery(username).queryKey });
        return 'right';
      } catch (error) {
        return error instanceof ApiError && !isOutage(error) ? error : 'unknown';
      }
    },
    ...(password === '' && { initialData: 'none' as const }),
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
