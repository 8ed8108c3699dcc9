import type { RecruiterProfileDto, RecruiterProfileInput } from '@inkognito/shared/account';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { invalidate } from '../../lib/queryClient.ts';

export const recruiterProfileQuery = queryOptions({
  queryKey: ['recruiter-profiles'],
  queryFn: () => call('getRecruiterProfile', {}),
});

/** A new work address gets a link to confirm it. */
export function useSaveRecruiterProfile() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: RecruiterProfileInput) => call('saveRecruiterProfile', { body }),
    onSuccess: async (saved) => {
      // A read that is still on its way would overwrite it.
      await queryClient.cancelQueries({ queryKey: recruiterProfileQuery.queryKey });
      queryClient.setQueryData(recruiterProfileQuery.queryKey, saved);
      // The postings carry the card of their publisher.
      await invalidate(queryClient, ['jobs']);
    },
  });
}

export function isEmptyProfile({ name, kind, company, workEmail }: RecruiterProfileDto): boolean {
  return name === '' && kind === null && company === '' && workEmail === '';
}
