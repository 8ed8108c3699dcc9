import type { AccessRequestInput } from '@inkognito/shared/request';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { invalidate } from '../../lib/queryClient.ts';

/** @throws {ApiError} `conflict` for who was asked already, or where something about the recruiter is missing */
export function useRequestAccess(username: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: AccessRequestInput) => call('requestAccess', { params: { username }, body }),
    // A posting tells how many requests are open.
    onSuccess: () => invalidate(queryClient, ['accessRequests'], ['jobs', 'mine']),
  });
}
