import { queryOptions } from '@tanstack/react-query';
import { ApiError, call, isOutage } from '../../lib/api.ts';
import { publicUserQuery } from '../../user/user.queries.ts';

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
