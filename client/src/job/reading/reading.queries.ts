import type { ReadInput } from '@inkognito/shared/reading';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';

/** Nothing of the text outlives the page. @throws {ApiError} `too_many_requests` after too many texts in an hour */
export function useReadPosting() {
  return useMutation({
    mutationFn: (body: ReadInput) => call('readPosting', { body }),
    gcTime: 0,
  });
}
