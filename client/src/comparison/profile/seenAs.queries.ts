import type { SeenProfileDto, ViewerKind } from '@inkognito/shared/comparison';
import { queryOptions } from '@tanstack/react-query';
import { ApiError, call } from '../../lib/api.ts';
import { publicUsersKey } from '../../user/user.queries.ts';

/** `null` where the profile does not exist for such a visitor. */
export const seenProfileQuery = (username: string, as: ViewerKind) =>
  queryOptions({
    queryKey: [...publicUsersKey, username, 'as', as],
    queryFn: async (): Promise<SeenProfileDto | null> => {
      try {
        return await call('seeOwnProfile', { params: { as } });
      } catch (error) {
        if (error instanceof ApiError && error.code === 'not_found') return null;
        throw error;
      }
    },
  });
