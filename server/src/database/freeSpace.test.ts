import { expect, test } from 'vitest';
import { hasRoomForUploads, spaceIn } from './freeSpace.ts';

test('of a sharded database the shard with the least room counts', () => {
  const roomy = { fsTotalSize: 100, fsUsedSize: 10 };
  const full = { fsTotalSize: 100, fsUsedSize: 99 };

  const space = spaceIn({ fsTotalSize: 200, fsUsedSize: 109, raw: { one: roomy, two: full } });

  expect(space).toEqual({ freeBytes: 1, totalBytes: 100 });
  expect(spaceIn(roomy)).toEqual({ freeBytes: 90, totalBytes: 100 });
  expect(spaceIn({ raw: { one: {} } })).toBeNull();
});

const gigabyte = 1024 ** 3;

test.each([
  [0.9, 2, false],
  [1.1, 2, true],
  [4, 100, false],
  [6, 100, true],
])('%d free of %i gigabytes leave room for uploads: %s', async (free, total, expected) => {
  const space = { freeBytes: free * gigabyte, totalBytes: total * gigabyte };
  expect(await hasRoomForUploads(() => Promise.resolve(space))).toBe(expected);
});

test('a volume that cannot be measured holds up no upload', async () => {
  expect(await hasRoomForUploads(() => Promise.reject(new Error('no answer')))).toBe(true);
});
