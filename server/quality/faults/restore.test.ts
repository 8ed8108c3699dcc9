import { expect, test } from 'vitest';
import { strike, strikeMs } from './fault.ts';
import { goneIsGone } from './goneIsGone.ts';

test(
  'a restore undoes no deletion, withdrawal, renewal, block, new password or switch',
  async () => {
    expect(await strike(goneIsGone)).toEqual([]);
  },
  strikeMs,
);
