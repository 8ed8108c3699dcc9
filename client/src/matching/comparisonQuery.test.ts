import { expect, test } from 'vitest';
import { createQueryClient } from '../lib/queryClient.ts';
import { fakeApi } from '../test/fakeApi.ts';
import { makeComparison } from '../test/makeMatch.ts';
import { comparisonQuery } from './matching.queries.ts';

const api = fakeApi();
const query = comparisonQuery('a'.repeat(24));
const refused = () => api.refuse('getComparison', 'not_signed_in', 'Bitte melden Sie sich an.');

test('a result that waits for its mailbox survives the session that the mailed button moves', async () => {
  const client = createQueryClient();
  client.setQueryData(query.queryKey, makeComparison({ contactState: 'awaitsReader' }));
  refused();

  const reading = client.query({ ...query, staleTime: 0 });
  await expect.poll(() => api.sentTo('getComparison')).toHaveLength(1);
  api.answer('getComparison', makeComparison({ contactState: 'released' }));

  expect((await reading)?.contactState).toBe('released');
});

test('a result of another is none, and is not asked for again', async () => {
  refused();

  expect(await createQueryClient().query(query)).toBeNull();
  expect(api.sentTo('getComparison')).toHaveLength(1);
});
