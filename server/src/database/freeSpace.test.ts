import { expect, test } from 'vitest';
import { spaceIn } from './freeSpace.ts';

test('of a sharded database the shard with the least room counts', () => {
  const roomy = { fsTotalSize: 100, fsUsedSize: 10 };
  const full = { fsTotalSize: 100, fsUsedSize: 99 };

  const space = spaceIn({ fsTotalSize: 200, fsUsedSize: 109, raw: { one: roomy, two: full } });

  expect(space).toEqual({ freeBytes: 1, totalBytes: 100 });
  expect(spaceIn(roomy)).toEqual({ freeBytes: 90, totalBytes: 100 });
  expect(spaceIn({ raw: { one: {} } })).toBeNull();
});
