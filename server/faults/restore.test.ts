import { expect, test } from 'vitest';
import { goneIsGone } from './goneIsGone.ts';

test('a restore undoes no deletion, withdrawal, renewal, block, new password or switch', async () => {
  const { broken } = await goneIsGone.run({ short: true });

  expect(broken).toEqual([]);
});
