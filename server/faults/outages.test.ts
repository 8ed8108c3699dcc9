// The short form of the faults that cost little and hang on no time; `npm run test:faults` does all of them in full.
import { expect, test } from 'vitest';
import { awayDatabase } from './awayDatabase.ts';
import { killedServer } from './killedServer.ts';
import { twoInstances } from './twoInstances.ts';

test.each([
  ['a server killed in the middle of its work leaves nothing half done', killedServer],
  [
    'while the database is away every call is told so, and all goes on when it is back',
    awayDatabase,
  ],
  ['two instances count, compare and know sessions as one', twoInstances],
])('%s', async (_sentence, fault) => {
  const { broken } = await fault.run({ short: true });

  expect(broken).toEqual([]);
});
