import type { BodyInput } from '@inkognito/shared/endpoints';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { invalidate } from '../../lib/queryClient.ts';

/** The general one comes first, then the newest. */
export const keysQuery = queryOptions({
  queryKey: ['keys'],
  queryFn: () => call('listKeys', {}),
});

/** @throws {ApiError} `conflict` with as many live keys as one may have, `too_many_requests` after too many in a day */
export function useCreateKey() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyInput<'createKey'>) => call('createKey', { body }),
    // What is shown once does not wait for the list.
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

/** With `withdraw`, what was released by the key is withdrawn as well. */
export function useRevokeKey(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (withdraw: boolean) =>
      call('revokeKey', { params: { id }, query: withdraw ? { withdraw: 'true' } : {} }),
    onSuccess: () =>
      invalidate(queryClient, keysQuery.queryKey, ['releases'], ['matches'], ['jobs']),
  });
}
