import { setTimeout as sleep } from 'node:timers/promises';
import { expect, inject, test, vi } from 'vitest';
import { isLongForm, size, useTally } from '../src/test/api/tally.ts';
import { inPlace } from '../faults/harness/place.ts';
import { join, password, Person } from '../faults/harness/person.ts';
import { startProduct } from '../faults/harness/product.ts';
import { candidate, compare, unlock } from '../faults/harness/scene.ts';

// It starts a product of its own, on a machine that may be busy with other tests.
vi.setConfig({ testTimeout: 240_000 });

const shares = useTally('L4');

const parallel = 60;
const flooderAddress = '203.0.113.66';

type Call = () => Promise<{ status: number; ms: number }>;
type Answers = { status: number; ms: number }[];

/** The faster quarter, which says the least about whatever else the machine does. */
const quartileOf = (answers: Answers) =>
  answers.map(({ ms }) => ms).sort((a, b) => a - b)[Math.floor(answers.length / 4)] ?? 0;

async function inTurn(calls: readonly Call[]): Promise<Answers> {
  const answers: Answers = [];
  for (let round = 0; round < size(3, 40); round += 1) {
    for (const call of calls) answers.push(await call());
  }
  return answers;
}

/** What honest people are answered while somebody has sixty calls open all the time. */
async function expectFairBeside(name: string, flood: Call, honest: readonly Call[]): Promise<void> {
  const calm = await inTurn(honest);
  const flooded: Answers = [];
  let isOver = false;
  const flooding = Array.from({ length: parallel }, async () => {
    while (!isOver) {
      const answered = await flood();
      flooded.push(answered);
      if (answered.status === 429) await sleep(1_000);
    }
  });
  await sleep(300);
  const stormy = await inTurn(honest);
  isOver = true;
  await Promise.all(flooding);

  for (const { status } of flooded) shares.count(status, name);
  process.stdout.write(
    `beside 60 ${name}: quartile ${quartileOf(stormy).toFixed(0)} ms, without ${quartileOf(calm).toFixed(0)} ms\n`,
  );
  expect([...calm, ...stormy].filter(({ status }) => status !== 200)).toEqual([]);
  expect(flooded.filter(({ status }) => status === 429).length).toBeGreaterThan(parallel / 3);
  expect(flooded.map(({ status }) => status)).not.toContain(503);
  // In the daily run other tests keep the machine busy, and time says nothing.
  if (isLongForm) expect(quartileOf(stormy)).toBeLessThan(2 * quartileOf(calm));
}

test('sixty costly calls at once of one account leave everybody else theirs', () =>
  inPlace(async (place) => {
    // The shares hold without any other limit.
    const { url } = await startProduct(place, {
      environment: {
        MONGODB_URI: Object.assign(new URL(inject('mongoUri')), { pathname: '/shares' }).href,
        RATE_LIMITS: 'off',
        TRUST_PROXY: '1',
      },
    });
    const urls = () => [url];
    const anna = await candidate(urls);
    const [rita, mallory] = [await join(urls, ['recruiter']), await join(urls, ['recruiter'])];
    const eva = await join(urls, ['jobSeeker']);
    await unlock(rita, anna);
    await unlock(mallory, anna);
    rita.address = '198.51.100.1';
    mallory.address = flooderAddress;
    eva.address = flooderAddress;
    const comparison = () => compare(rita, anna);
    const signIn = () => {
      const browser = Object.assign(new Person(urls), { address: rita.address });
      return browser.call('login', { body: { username: rita.username, password } });
    };
    const guess = () => {
      const browser = Object.assign(new Person(urls), { address: flooderAddress });
      return browser.call('login', { body: { username: 'niemand', password } });
    };

    await expectFairBeside('new access passwords', () => eva.call('renewAccessPassword'), [signIn]);
    await expectFairBeside('comparisons', () => compare(mallory, anna), [comparison]);
    await expectFairBeside('comparisons', () => compare(mallory, anna), [signIn]);
    await expectFairBeside('sign-ins', guess, [signIn, comparison]);
  }));
