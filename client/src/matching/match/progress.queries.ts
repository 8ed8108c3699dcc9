import type { MatchDetailDto, ProgressInput } from '@inkognito/shared/match';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { invalidate } from '../../lib/queryClient.ts';
import { matchQuery } from '../matching.queries.ts';

export function useSetProgress(matchId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: ProgressInput) => call('setProgress', { params: { matchId }, body }),
    onSuccess: async (progress) => {
      queryClient.setQueryData<MatchDetailDto>(
        matchQuery(matchId).queryKey,
        (match) => match && { ...match, progress },
      );
      await invalidate(queryClient, ['matches'], ['jobs']);
    },
  });
}
