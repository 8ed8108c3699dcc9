import mongoose from 'mongoose';
import { beforeAll, expect, test } from 'vitest';
import { useTestDatabase } from '../../test/testDatabase.ts';
import { countTries, createLimitIndexes, setLimitsEnabled } from './rateLimit.ts';

useTestDatabase();

const counters = () => mongoose.connection.collection('rate_limits');

beforeAll(async () => {
  setLimitsEnabled(true);
  await createLimitIndexes();
});

test('the counters have their indexes before the first try, and counting makes none', async () => {
  const before = await counters().indexes();
  const { takeTry } = countTries({ login: { points: 10, duration: 60 } });

  await takeTry('login', 'anna');

  expect(before).toMatchObject([
    { key: { _id: 1 } },
    { key: { key: 1 }, unique: true },
    { key: { expire: -1 }, expireAfterSeconds: 0 },
  ]);
  expect(await counters().indexes()).toHaveLength(before.length);
});

test('the very first tries, all at the same moment, share one counter', async () => {
  const { hasTryLeft } = countTries({ login: { points: 10, duration: 60 } });

  const outcomes = await Promise.all(Array.from({ length: 50 }, () => hasTryLeft('login', 'anna')));

  expect(outcomes.filter(Boolean)).toHaveLength(10);
  expect(await counters().countDocuments()).toBe(1);
});
