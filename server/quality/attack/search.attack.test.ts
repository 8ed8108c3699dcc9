import { limits } from '@inkognito/shared/limits';
import mongoose from 'mongoose';
import { expect, test } from 'vitest';
import { User, newPublicId } from '../../src/user/user.model.ts';
import { searchKeysOf } from '../../src/user/search.ts';
import { isLongForm, size, useTally } from '../../src/test/api/tally.ts';
import { useTestApp } from '../../src/test/testApp.ts';

const app = useTestApp({ rateLimits: false });
const tally = useTally();

const syllables = [
  'an',
  'ber',
  'chris',
  'do',
  'el',
  'fre',
  'ger',
  'hil',
  'in',
  'jo',
  'ka',
  'li',
  'mar',
];
const nameOf = (index: number) =>
  [index, Math.floor(index / 13), Math.floor(index / 169)]
    .map((part) => syllables[part % syllables.length] ?? '')
    .join('');

const p95Of = (times: readonly number[]) =>
  [...times].sort((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? Infinity;

async function fillWithPeople(count: number): Promise<void> {
  const people = Array.from({ length: count }, (_, index) => {
    const username = `${nameOf(index)}-${index}`;
    const person = {
      username,
      firstName: nameOf(index + 5),
      lastName: nameOf(index + 77),
      showName: true,
    };
    return {
      ...person,
      _id: new mongoose.Types.ObjectId(),
      publicId: newPublicId(),
      email: `${username}@beispiel.example`,
      role: ['jobSeeker'],
      automationsSaved: true,
      discoverable: true,
      searchKeys: searchKeysOf(person),
    };
  });
  for (let start = 0; start < count; start += 10_000) {
    await User.collection.insertMany(people.slice(start, start + 10_000));
  }
}

test('whatever stands in a search is taken letter by letter, and costs no more than what it finds', async () => {
  await fillWithPeople(size(2_000, 100_000));
  const patterns = [
    '.*',
    '^an',
    '(a+)+$',
    '[a-z]',
    'an\\w',
    '$where',
    'an.*',
    '{"$gt":""}',
    '%%%',
    'a|b',
    '***',
  ];
  const texts = [...patterns, ...syllables.map((syllable) => `${syllable}an`), 'ber', 'do-', '   '];
  const timesMs: number[] = [];
  const floorMs: number[] = [];
  const timed = async <Answered>(times: number[], call: () => Promise<Answered>) => {
    const startedAt = performance.now();
    const answered = await call();
    times.push(performance.now() - startedAt);
    return answered;
  };
  for (const q of [...texts, ...texts, 'x'.repeat(10_000), 'ß'.repeat(60)]) {
    await timed(floorMs, () => app.guest().call('health'));
    const { status, body } = await timed(timesMs, () =>
      app.guest().call('searchUsers', { query: { q } }),
    );
    tally.count(status, q);
    expect([200, 400]).toContain(status);
    if (status === 200 && patterns.includes(q)) expect(body, q).toEqual([]);
    if (status === 200) expect(body.length).toBeLessThanOrEqual(limits.searchHitsMax);
  }

  const [p95, floor] = [p95Of(timesMs), p95Of(floorMs)];
  process.stdout.write(
    `search: p95 ${p95.toFixed(1)} ms, a call of nothing ${floor.toFixed(1)} ms\n`,
  );
  expect(p95 - floor).toBeLessThan(isLongForm ? 50 : 1_000);
  const plan = await User.find({
    searchKeys: { $elemMatch: { $gte: 'ber', $lt: `ber\u{10FFFF}` } },
    automationsSaved: true,
    discoverable: true,
    role: 'jobSeeker',
  })
    .limit(limits.searchHitsMax)
    .explain('executionStats');
  const { executionStats } = plan as unknown as {
    executionStats: { nReturned: number; totalDocsExamined: number };
  };
  expect(executionStats.nReturned).toBe(limits.searchHitsMax);
  expect(executionStats.totalDocsExamined).toBeLessThanOrEqual(10 * executionStats.nReturned);
});
