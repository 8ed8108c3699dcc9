import { expect, test } from 'vitest';
import { ApiError } from '../lib/api.ts';
import { createQueryClient } from '../lib/queryClient.ts';
import { makeUser } from '../test/makeDto.ts';
import { setAuthStatus } from './currentUser.ts';

test('what an ended session was refused is asked for again after the sign-in', async () => {
  const queryClient = createQueryClient();
  const queryKey = ['jobs', 'mine'];
  const refused = queryClient.query({
    queryKey,
    queryFn: () =>
      Promise.reject(new ApiError({ error: 'Bitte anmelden.', code: 'not_signed_in' })),
  });
  await expect(refused).rejects.toThrow();

  setAuthStatus(queryClient, { user: null, authenticated: false });
  expect(queryClient.getQueryState(queryKey)?.status).toBe('error');
  setAuthStatus(queryClient, { user: makeUser(), authenticated: true });

  expect(queryClient.getQueryState(queryKey)).toBeUndefined();
});
