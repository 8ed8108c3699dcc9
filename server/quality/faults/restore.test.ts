import { expect, test } from 'vitest';
import { isLong, strikeMs } from './fault.ts';
import { goneIsGone } from './goneIsGone.ts';

test(
  'a backup taken while people write brings all of it back, and undoes no deletion, withdrawal, renewal or block',
  async () => {
    expect(await goneIsGone({ short: !isLong })).toEqual([]);
  },
  strikeMs,
);
