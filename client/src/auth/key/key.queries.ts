import type { BodyInput } from '@inkognito/shared/endpoints';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { invalidate } from '../../lib/queryClient.ts';

export const keysQuery = queryOptions({
  queryKey: ['keys'],
  queryFn: () => call('listKeys', {}),
});

/** @throws {ApiError} `conflict` at the limit of live keys, `too_many_requests` at the daily limit */
export function useCreateKey() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyInput<'createKey'>) => call('createKey', { body }),
    // The key is shown only once; do not wait for the list.
    onSuccess: () => void invalidate(queryClient, keysQuery.queryKey),
  });
}

export function useChangeKey(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyInput<'changeKey'>) => call('changeKey', { params: { id }, body }),
    onSuccess: () => invalidate(queryClient, keysQuery.queryKey),
  });
}

export function useRevokeKey(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (withdraw: boolean) =>
      call('revokeKey', { params: { id }, query: withdraw ? { withdraw: 'true' } : {} }),
    onSuccess: () =>
      invalidate(queryClient, keysQuery.queryKey, ['releases'], ['matches'], ['jobs']),
  });
}
