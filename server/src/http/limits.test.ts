import { limits as figures } from '@inkognito/shared/limits';
import mongoose from 'mongoose';
import { beforeAll, expect, test } from 'vitest';
import { AppError } from '../errors.ts';
import { useTestDatabase } from '../test/testDatabase.ts';
import { createLimitIndexes } from './limit/counters.ts';
import { createLimits, rows } from './limits.ts';

useTestDatabase();

const counters = () => mongoose.connection.collection('rate_limits');
const distinct = () => mongoose.connection.collection('distinct_limits');

const { consume, tryConsume, consumeDistinct } = createLimits({ enabled: true });

beforeAll(createLimitIndexes);

test('no counter lives longer than the privacy policy says, and the longest lives as long', () => {
  const longest = Math.max(...Object.values(rows).map(({ seconds }) => seconds));

  expect(longest).toBe(figures.counterHours * 60 * 60);
});

test('the counters have their indexes before the first request, and counting makes none', async () => {
  const before = await counters().indexes();

  await consume('accessByAccount', 'anna');

  expect(before).toMatchObject([
    { key: { _id: 1 } },
    { key: { expire: -1 }, expireAfterSeconds: 0 },
    { key: { key: 1 }, unique: true },
  ]);
  expect(await counters().indexes()).toHaveLength(before.length);
});

test('the very first requests, all at the same moment, share one counter', async () => {
  const outcomes = await Promise.all(
    Array.from({ length: 50 }, () => tryConsume('resetByEmailADay', 'anna')),
  );

  expect(outcomes.filter(Boolean)).toHaveLength(10);
  expect(await counters().countDocuments()).toBe(1);
});

const allButThree = Array.from({ length: rows.searchesByDay.points - 3 }, (_, index) => `${index}`);

/** With room for three more. */
async function startCounting(): Promise<void> {
  await consumeDistinct('searchesByDay', 'anna', 'first');
  await distinct().updateMany({}, { $set: { seen: allButThree } });
}

const consumeAll = async (key: string, things: readonly string[]) =>
  (
    await Promise.allSettled(things.map((thing) => consumeDistinct('searchesByDay', key, thing)))
  ).map((each) =>
    each.status === 'fulfilled' ? 'ok' : each.reason instanceof AppError && each.reason.code,
  );

test('different things are counted for each key, the same one again costs nothing', async () => {
  await startCounting();
  for (const thing of ['a', 'b', 'a', 'c']) await consumeDistinct('searchesByDay', 'anna', thing);

  expect(await consumeAll('anna', ['d'])).toEqual(['too_many_requests']);
  expect(await consumeAll('anna', ['a', 'b', 'c'])).toEqual(['ok', 'ok', 'ok']);
  expect(await consumeAll('berta', ['d'])).toEqual(['ok']);
});

test('parallel things, each sent twice, do not get past the limit', async () => {
  await startCounting();
  const things = Array.from({ length: 20 }, (_, index) => `${Math.floor(index / 2)}`);

  const ended = await consumeAll('anna', things);

  expect(ended.filter((each) => each === 'ok').length).toBeLessThanOrEqual(6);
  const [anna] = await distinct().find().toArray();
  expect(anna?.['seen']).toHaveLength(rows.searchesByDay.points);
});

test('begins anew when its time is over, also before the database has removed it', async () => {
  await startCounting();
  for (const thing of ['a', 'b', 'c']) await consumeDistinct('searchesByDay', 'anna', thing);
  await distinct().updateMany({}, { $set: { expiresAt: new Date(Date.now() - 1) } });

  expect(await consumeAll('anna', ['d'])).toEqual(['ok']);
});

test('keeps neither the key nor what was counted', async () => {
  await consumeDistinct('searchesByDay', 'anna', 'mustermann');

  expect(JSON.stringify(await distinct().find().toArray())).not.toMatch(/anna|muster/);
});
