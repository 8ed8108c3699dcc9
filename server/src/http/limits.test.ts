import { limits as figures } from '@inkognito/shared/limits';
import mongoose from 'mongoose';
import { beforeAll, expect, test } from 'vitest';
import { AppError } from '../errors.ts';
import { useTestDatabase } from '../test/testDatabase.ts';
import { type CallerIdentity, countersOf, createLimitIndexes } from './limit/counters.ts';
import { networkOf } from './limit/identity.ts';
import { type LimitName, createLimits, rows } from './limits.ts';

useTestDatabase();

const counters = () => mongoose.connection.collection('rate_limits');

const { consume, tryConsume } = createLimits({ enabled: true });

beforeAll(createLimitIndexes);

const anna = { account: 'anna', ip: '192.0.2.1' };
const names = Object.keys(rows) as LimitName[];

test('no counter lives longer than the privacy policy says, and the longest lives as long', () => {
  const longest = Math.max(...names.map((name) => rows[name].window));

  expect(longest).toBe(figures.counterHours * 60 * 60);
});

test('whatever counts by account counts by network too, at ten times', () => {
  const byAccount = names.filter((name) => rows[name].identity === 'account');

  expect(byAccount.length).toBeGreaterThan(10);
  for (const name of byAccount) {
    const counted = countersOf({ name, ...rows[name] }, anna);
    const wider = { name: `${name}.network`, key: anna.ip, points: 10 * rows[name].points };
    expect(counted.at(-1)).toMatchObject(wider);
  }
});

test('only mails are counted by the mailbox, and no limit names another identity', () => {
  const mailed = names.filter((name) => rows[name].identity === 'mailbox');

  expect(mailed.every((name) => name.endsWith('Mail'))).toBe(true);
  expect(new Set(names.map((name) => rows[name].identity)).size).toBe(3);
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

const repeat = (times: number, counted: (index: number) => CallerIdentity) =>
  Array.from({ length: times }, (_, index) => counted(index));

/** How many are let through, one after the other. */
async function letThrough(name: LimitName, tries: readonly CallerIdentity[]): Promise<number> {
  let count = 0;
  for (const counted of tries) if (await tryConsume(name, counted)) count += 1;
  return count;
}

test('the very first requests, all at the same moment, share one counter', async () => {
  const tries = await Promise.all(repeat(50, () => anna).map((each) => tryConsume('export', each)));

  expect(tries.filter(Boolean)).toHaveLength(rows.export.points);
});

test.each([
  ['100::1', '1ff:a:b:c:d', true],
  ['100::1', '200::1', false],
])('2001:db8:1:%s and 2001:db8:1:%s are one network: %s', (one, other, expected) => {
  expect(networkOf(`2001:db8:1:${one}`) === networkOf(`2001:db8:1:${other}`)).toBe(expected);
});

test('IPv4 addresses are networks of their own, also where they come mapped into IPv6', () => {
  expect(networkOf('::ffff:192.0.2.1')).toBe('192.0.2.1');
  expect(networkOf('192.0.2.2')).not.toBe(networkOf('192.0.2.1'));
});

test('passwords are bounded by name in one network and by name everywhere', async () => {
  const here = repeat(30, () => ({ account: 'anna', ip: '192.0.2.1' }));
  expect(await letThrough('passwords', here)).toBe(20);
  const everywhere = repeat(80, (index) => ({ account: 'anna', ip: `198.51.${index}.1` }));
  expect(await letThrough('passwords', everywhere)).toBe(40);
});

test('a refused caller reads when the limit ends', async () => {
  const sentenceOf = async (name: LimitName) => {
    await letThrough(
      name,
      repeat(rows[name].points, () => anna),
    );
    const refusal = await consume(name, anna).catch((error: unknown) => error);
    return refusal instanceof AppError ? refusal.message : '';
  };

  expect(await sentenceOf('access')).toBe(
    'Das waren zu viele Versuche. Weiter geht es in 15 Minuten.',
  );
  expect(await sentenceOf('emailChange')).toBe(
    'Das waren zu viele Versuche. Weiter geht es in 24 Stunden.',
  );
});

test('a mailbox is one, however it is spelt, and a stranger elsewhere leaves its owner the mails', async () => {
  const spellings = ['anna.m+1@gmail.com', 'ANNAM@googlemail.com', 'a.n.n.a.m+x+y@gmail.com'];
  const flood = [...spellings, ...spellings].map((mailbox) => ({ mailbox, ip: '192.0.2.66' }));
  expect(await letThrough('confirmMail', flood)).toBe(5);

  expect(await tryConsume('resetMail', { mailbox: 'annam@gmail.com', ip: '192.0.2.66' })).toBe(
    true,
  );
  expect(await tryConsume('confirmMail', { mailbox: 'annam@gmail.com', ip: '192.0.2.1' })).toBe(
    true,
  );
  const networks = repeat(100, (index) => ({ mailbox: spellings[0], ip: `198.51.${index}.1` }));
  expect(await letThrough('confirmMail', networks)).toBe(50 - 6);
});

test('keeps neither the account nor the network', async () => {
  await consume('keys', anna);

  expect(JSON.stringify(await counters().find().toArray())).not.toMatch(/anna|192\.0\.2/);
});
