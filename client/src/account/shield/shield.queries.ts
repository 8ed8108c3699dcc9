import type { ShieldInput } from '@inkognito/shared/shield';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { invalidate } from '../../lib/queryClient.ts';
import { suspendableKeys } from '../../matching/block/block.queries.ts';

export const shieldQuery = queryOptions({
  queryKey: ['shields'],
  queryFn: () => call('getShield', {}),
});

export function useSaveShield() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: ShieldInput) => call('saveShield', { body }),
    onSuccess: async (saved) => {
      // A read that is still on its way would overwrite it.
      await queryClient.cancelQueries({ queryKey: shieldQuery.queryKey });
      queryClient.setQueryData(shieldQuery.queryKey, saved);
      await invalidate(queryClient, ...suspendableKeys);
    },
  });
}
