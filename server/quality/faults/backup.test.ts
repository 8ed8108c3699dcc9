import { expect, test } from 'vitest';
import { backupWhileWriting } from './backupWhileWriting.ts';
import { strike, strikeMs } from './fault.ts';

test(
  'a backup taken while people write brings all of it back',
  async () => {
    expect(await strike(backupWhileWriting)).toEqual([]);
  },
  strikeMs,
);
