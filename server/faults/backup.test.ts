import { expect, test } from 'vitest';
import { backupWhileWriting } from './backupWhileWriting.ts';

test('a backup taken while people write brings all of it back', async () => {
  const { broken } = await backupWhileWriting.run({ short: true });

  expect(broken).toEqual([]);
});
