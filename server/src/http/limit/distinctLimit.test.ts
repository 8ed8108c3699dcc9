import mongoose from 'mongoose';
import { beforeAll, expect, test } from 'vitest';
import { AppError } from '../../errors.ts';
import { useTestDatabase } from '../../test/testDatabase.ts';
import { createDistinctLimit, createDistinctLimitIndexes } from './distinctLimit.ts';

useTestDatabase();

const on = { enabled: true, onSilentHit: () => undefined };
const { consume } = createDistinctLimit({ name: 'words', max: 3, duration: 60 }, on);
const stored = () => mongoose.connection.collection('distinct_limits');

const outcomes = async (calls: readonly Promise<void>[]) =>
  (await Promise.allSettled(calls)).map((each) =>
    each.status === 'fulfilled' ? 'ok' : each.reason instanceof AppError && each.reason.code,
  );
const consumeAll = (key: string, things: readonly string[]) =>
  outcomes(things.map((thing) => consume(key, thing)));

beforeAll(createDistinctLimitIndexes);

test('different ones are counted for each key, the same one again costs nothing', async () => {
  for (const thing of ['a', 'b', 'a', 'c']) await consume('anna', thing);

  expect(await consumeAll('anna', ['d'])).toEqual(['too_many_requests']);
  expect(await consumeAll('anna', ['a', 'b', 'c'])).toEqual(['ok', 'ok', 'ok']);
  expect(await consumeAll('berta', ['d'])).toEqual(['ok']);
});

test('parallel ones, each sent twice, do not get past it', async () => {
  const things = Array.from({ length: 20 }, (_, index) => `${Math.floor(index / 2)}`);

  const ended = await consumeAll('anna', things);

  expect(ended.filter((each) => each === 'ok').length).toBeLessThanOrEqual(6);
  const [anna] = await stored().find().toArray();
  expect(anna?.['seen']).toHaveLength(3);
});

test('begins anew when its time is over, also before the database has removed it', async () => {
  for (const thing of ['a', 'b', 'c']) await consume('anna', thing);
  await stored().updateMany({}, { $set: { expiresAt: new Date(Date.now() - 1) } });

  expect(await consumeAll('anna', ['d'])).toEqual(['ok']);
});

test('keeps neither the key nor what was counted', async () => {
  await consume('anna', 'mustermann');

  expect(JSON.stringify(await stored().find().toArray())).not.toMatch(/anna|muster/);
});
