import mongoose from 'mongoose';
import { beforeAll, expect, test } from 'vitest';
import { useTestDatabase } from '../../test/testDatabase.ts';
import { createLimitIndexes } from './limitIndexes.ts';
import { createLimiters } from './rateLimit.ts';

useTestDatabase();

const counters = () => mongoose.connection.collection('rate_limits');

const policy = { enabled: true, onSilentHit: () => undefined };

beforeAll(createLimitIndexes);

test('the counters have their indexes before the first request, and counting makes none', async () => {
  const before = await counters().indexes();
  const { consume } = createLimiters({ login: { points: 10, duration: 60 } }, policy);

  await consume('login', 'anna');

  expect(before).toMatchObject([
    { key: { _id: 1 } },
    { key: { expire: -1 }, expireAfterSeconds: 0 },
    { key: { key: 1 }, unique: true },
  ]);
  expect(await counters().indexes()).toHaveLength(before.length);
});

test('the very first requests, all at the same moment, share one counter', async () => {
  const { tryConsume } = createLimiters({ login: { points: 10, duration: 60 } }, policy);

  const outcomes = await Promise.all(Array.from({ length: 50 }, () => tryConsume('login', 'anna')));

  expect(outcomes.filter(Boolean)).toHaveLength(10);
  expect(await counters().countDocuments()).toBe(1);
});
