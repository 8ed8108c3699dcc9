import { limits as figures } from '@inkognito/shared/limits';
import mongoose from 'mongoose';
import { beforeAll, expect, test } from 'vitest';
import { AppError } from '../errors.ts';
import { useTestDatabase } from '../test/testDatabase.ts';
import { createLimitIndexes } from './limit/counters.ts';
import { type Counted, createLimits, rows } from './limits.ts';

useTestDatabase();

const counters = () => mongoose.connection.collection('rate_limits');
const distinct = () => mongoose.connection.collection('distinct_limits');

const { consume, tryConsume, consumeDistinct } = createLimits({ enabled: true });

beforeAll(createLimitIndexes);

const anna = { account: 'anna' };

test('no counter lives longer than the privacy policy says, and the longest lives as long', () => {
  const longest = Math.max(...Object.values(rows).map(({ seconds }) => seconds));

  expect(longest).toBe(figures.counterHours * 60 * 60);
});

test('the counters have their indexes before the first request, and counting makes none', async () => {
  const before = await counters().indexes();

  await consume('access', anna);

  expect(before).toMatchObject([
    { key: { _id: 1 } },
    { key: { expire: -1 }, expireAfterSeconds: 0 },
    { key: { key: 1 }, unique: true },
  ]);
  expect(await counters().indexes()).toHaveLength(before.length);
});

test('the very first requests, all at the same moment, share one counter', async () => {
  const outcomes = await Promise.all(
    Array.from({ length: 50 }, () => tryConsume('resetMail', { mailbox: 'anna@beispiel.example' })),
  );

  expect(outcomes.filter(Boolean)).toHaveLength(5);
  expect(await counters().countDocuments()).toBe(1);
});

const allButThree = Array.from({ length: figures.searchesPerDay - 3 }, (_, index) => `${index}`);

/** With room for three more. */
async function startCounting(): Promise<void> {
  await consumeDistinct('searchesByDay', anna, 'first');
  await distinct().updateMany({}, { $set: { seen: allButThree } });
}

const consumeAll = async (counted: Counted, things: readonly string[]) =>
  (
    await Promise.allSettled(
      things.map((thing) => consumeDistinct('searchesByDay', counted, thing)),
    )
  ).map((each) =>
    each.status === 'fulfilled' ? 'ok' : each.reason instanceof AppError && each.reason.code,
  );

test('different things are counted for each key, the same one again costs nothing', async () => {
  await startCounting();
  for (const thing of ['a', 'b', 'a', 'c']) await consumeDistinct('searchesByDay', anna, thing);

  expect(await consumeAll(anna, ['d'])).toEqual(['too_many_requests']);
  expect(await consumeAll(anna, ['a', 'b', 'c'])).toEqual(['ok', 'ok', 'ok']);
  expect(await consumeAll({ account: 'berta' }, ['d'])).toEqual(['ok']);
});

test('parallel things, each sent twice, do not get past the limit', async () => {
  await startCounting();
  const things = Array.from({ length: 20 }, (_, index) => `${Math.floor(index / 2)}`);

  const ended = await consumeAll(anna, things);

  expect(ended.filter((each) => each === 'ok').length).toBeLessThanOrEqual(6);
  const [counter] = await distinct().find().toArray();
  expect(counter?.['seen']).toHaveLength(figures.searchesPerDay);
});

test('begins anew when its time is over, also before the database has removed it', async () => {
  await startCounting();
  for (const thing of ['a', 'b', 'c']) await consumeDistinct('searchesByDay', anna, thing);
  await distinct().updateMany({}, { $set: { expiresAt: new Date(Date.now() - 1) } });

  expect(await consumeAll(anna, ['d'])).toEqual(['ok']);
});

test('keeps neither the key nor what was counted', async () => {
  await consumeDistinct('searchesByDay', anna, 'mustermann');

  expect(JSON.stringify(await distinct().find().toArray())).not.toMatch(/anna|muster/);
});

/** How many of `tries` are let through, each counted as the function says. */
async function letThrough(
  name: 'access' | 'guests' | 'passwords',
  tries: Counted[],
): Promise<number> {
  let count = 0;
  for (const counted of tries) {
    const isRefused = await consume(name, counted).then(
      () => false,
      () => true,
    );
    if (!isRefused) count += 1;
  }
  return count;
}

const repeat = (times: number, counted: (index: number) => Counted) =>
  Array.from({ length: times }, (_, index) => counted(index));

const hex = (index: number) => index.toString(16).padStart(2, '0');

test.each([
  ['one /64 has the points of an address', (index: number) => `2001:db8:1:200::${hex(index)}`, 30],
  ['a /56 has twice as many', (index: number) => `2001:db8:1:2${hex(index % 256)}::1`, 60],
  [
    'a /48 has eight times as many',
    (index: number) => `2001:db8:1:${hex(index)}${hex(index)}::1`,
    240,
  ],
  ['IPv4 addresses are counted one by one', (index: number) => `203.0.113.${index % 250}`, 300],
] as const)('%s', async (_name, address, expected) => {
  expect(
    await letThrough(
      'access',
      repeat(300, (index) => ({ address: address(index) })),
    ),
  ).toBe(expected);
});

test('passwords are bounded by name at one address, by address, by /24 and by name everywhere', async () => {
  const try20 = repeat(30, () => ({ name: 'anna', address: '192.0.2.1' }));
  expect(await letThrough('passwords', try20)).toBe(20);
  const fromOne = repeat(200, (index) => ({ name: `n${index}`, address: '192.0.2.1' }));
  expect(await letThrough('passwords', fromOne)).toBe(80);
  const from24 = repeat(700, (index) => ({
    name: `m${index}`,
    address: `192.0.2.${2 + (index % 200)}`,
  }));
  expect(await letThrough('passwords', from24)).toBe(300);
  const everywhere = repeat(80, (index) => ({ name: 'anna', address: `198.51.${index}.1` }));
  expect(await letThrough('passwords', everywhere)).toBe(40);
});

test('one who opens many guests with a key leaves colleagues at the same address their own', async () => {
  const address = '192.0.2.7';
  expect(
    await letThrough(
      'guests',
      repeat(200, () => ({ address, key: 'one' })),
    ),
  ).toBe(10);
  expect(await letThrough('guests', [{ address, key: 'two' }])).toBe(1);
});

test('a mailbox is one, however it is spelt', async () => {
  const spellings = ['anna.m+1@gmail.com', 'ANNAM@googlemail.com', 'a.n.n.a.m+x+y@gmail.com'];
  for (const mailbox of [...spellings, ...spellings]) await tryConsume('confirmMail', { mailbox });

  expect(await tryConsume('confirmMail', { mailbox: 'annam@gmail.com' })).toBe(false);
  expect(await tryConsume('confirmMail', { mailbox: 'anna.m@beispiel.example' })).toBe(true);
});
