import type { SearchHitDto } from '@inkognito/shared/user';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../lib/api.ts';

export const publicUserQuery = (username: string) =>
  queryOptions({
    queryKey: ['users', 'public', username.toLowerCase()],
    queryFn: () => call('getPublicUser', { params: { username } }),
  });

export function searchUsers(q: string, signal: AbortSignal): Promise<SearchHitDto[]> {
  return call('searchUsers', { query: { q }, signal });
}
