import { limits } from '@inkognito/shared/rules/limits';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';

/** Whether whoever asks may compare without a key by now; a failure is no reason to keep the key field from anybody. */
export const openProfileQuery = (candidateId: string) =>
  queryOptions({
    queryKey: ['comparisons', 'outlook', candidateId, 'profile'],
    queryFn: async () => {
      try {
        const { state } = await call('getComparisonOutlook', {
          params: { candidateId },
          query: {},
        });
        return state !== 'locked';
      } catch {
        return false;
      }
    },
  });

/** By public id, until when. */
type Kept = Record<string, number>;

const storageKey = 'inkognito.opened';
const unlockMs = limits.unlockHours * 60 * 60 * 1000;

/** So that only a browser that opened the profile asks whether it still is: a guest's cookie no script can read. */
export function rememberOpened(candidateId: string): void {
  const until = Date.now() + unlockMs;
  write({ ...read(), [candidateId]: until });
}

export function wasOpened(candidateId: string): boolean {
  return candidateId in read();
}

function read(): Kept {
  try {
    const kept = JSON.parse(window.localStorage.getItem(storageKey) ?? '{}') as Kept;
    const alive = Object.entries(kept).filter(([, until]) => until > Date.now());
    return Object.fromEntries<number>(alive);
  } catch {
    // Storage may be forbidden; then the key is asked for again.
    return {};
  }
}

function write(opened: Kept): void {
  try {
    window.localStorage.setItem(storageKey, JSON.stringify(opened));
  } catch {
    // As above.
  }
}
