import type { BodyInput } from '@inkognito/shared/endpoints';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { invalidate } from '../../lib/queryClient.ts';
import { useWrite } from '../../lib/write.ts';
import { accountQuery } from '../credential.queries.ts';

export const keysQuery = queryOptions({
  queryKey: ['keys'],
  queryFn: () => call('listKeys', {}),
});

/** @throws {ApiError} `conflict` at the limit of live keys, `too_many_requests` at the daily limit */
export function useCreateKey() {
  const queryClient = useQueryClient();
  return async (body: BodyInput<'createKey'>) => {
    const created = await call('createKey', { body });
    // The key is shown only once; do not wait for the list.
    void invalidate(queryClient, keysQuery.queryKey);
    // Knows the steps that are done.
    void invalidate(queryClient, accountQuery.queryKey);
    return created;
  };
}

export const useChangeKey = (id: string) =>
  useWrite(
    (body: BodyInput<'changeKey'>) => call('changeKey', { params: { id }, body }),
    keysQuery.queryKey,
  );

export const useRevokeKey = (id: string) =>
  useWrite(
    (withdraw: boolean) =>
      call('revokeKey', { params: { id }, query: withdraw ? { withdraw: 'true' } : {} }),
    keysQuery.queryKey,
    ['releases'],
    ['matches'],
    ['jobs'],
  );
