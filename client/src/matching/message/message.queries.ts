import type { ReadInput } from '@inkognito/shared/reading';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';

/** Nothing of the text outlives the page. @throws {ApiError} `conflict` without a questionnaire, `too_many_requests` */
export function useCheckMessage() {
  return useMutation({
    mutationFn: (body: ReadInput) => call('checkMessage', { body }),
    gcTime: 0,
  });
}
