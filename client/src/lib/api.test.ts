import { expect, test, vi } from 'vitest';
import { fakeApi } from '../test/fakeApi.ts';
import { ApiError, call, whenSessionEnds } from './api.ts';

const api = fakeApi();

test('a refused call throws the server’s sentence, code and fields', async () => {
  api.refuse('saveMessage', 'validation_failed', 'Bitte prüfen Sie Ihre Angaben.', {
    message: 'Bitte geben Sie einen Text ein.',
  });

  const failure: unknown = await call('saveMessage', { body: { message: '' } }).catch(
    (e: unknown) => e,
  );

  expect(failure).toBeInstanceOf(ApiError);
  expect(failure).toMatchObject({
    message: 'Bitte prüfen Sie Ihre Angaben.',
    code: 'validation_failed',
    fields: { message: 'Bitte geben Sie einen Text ein.' },
  });
});

test.each([
  ['not_signed_in', 1],
  ['wrong_password', 0],
  ['forbidden', 0],
] as const)('a call refused with %s tells the end of the session %i times', async (code, times) => {
  const listener = vi.fn();
  whenSessionEnds(listener);
  api.refuse('listMyJobs', code, 'Abgelehnt.');

  await expect(call('listMyJobs', { query: {} })).rejects.toThrow('Abgelehnt.');

  expect(listener).toHaveBeenCalledTimes(times);
});
