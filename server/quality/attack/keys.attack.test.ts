// Who was given a key, and wants more of it than whoever gave it meant.
import { limits } from '@inkognito/shared/limits';
import mongoose from 'mongoose';
import { describe, expect, test } from 'vitest';
import { Key } from '../../src/key/key.model.ts';
import { anybody } from '../../src/user/shield/hidden.ts';
import { checkAccessPassword } from '../../src/key/keys.ts';
import { size, useTally } from '../../src/test/api/tally.ts';
import {
  asker,
  compare,
  compareAsGuest,
  enterKey,
  makeJobInput,
  makeKey,
  publishQuestionnaire,
} from '../../src/test/make.ts';
import type { Member } from '../../src/test/testApp.ts';
import { useInstances } from './instances.ts';
import { measureAlike } from './quickest.ts';

const { member, guest } = useInstances([{ trustProxy: 1 }, { trustProxy: 1 }]);
const tally = useTally();

const from = (address: string) => ({ 'X-Forwarded-For': address });

async function seeker(): Promise<Member> {
  const anna = await member(['jobSeeker']);
  await publishQuestionnaire(anna);
  return anna;
}

/** The attacker has time and addresses. */
const waitOut = () => mongoose.connection.collection('rate_limits').deleteMany({});

async function recruiters(count: number): Promise<Member[]> {
  const people: Member[] = [];
  for (let index = 0; index < count; index += 1) {
    if (index % 20 === 0) await waitOut();
    people.push(await member(['recruiter']));
  }
  return people;
}

type Holder = { open: () => Promise<{ status: number }>; ask: () => Promise<{ status: number }> };

/** Each holder asks something else, some concurrently. Returns the number of successes. */
async function answered(holders: readonly Holder[]): Promise<number> {
  let count = 0;
  for (let start = 0; start < holders.length; start += 4) {
    const some = holders.slice(start, start + 4);
    for (const { open } of some) expect((await open()).status).toBe(200);
    for (const { status } of await Promise.all(some.map(({ ask }) => ask()))) {
      tally.count(status);
      if (status === 200) count += 1;
      else expect(status).toBe(429);
    }
  }
  return count;
}

const jobTitle = (index: number) => `Backend Developer ${String.fromCharCode(65 + (index % 26))}`;
const distance = (index: number) => ({ jobTitle: jobTitle(index), distance: 50 + index });

const account = (rita: Member, anna: Member, password: string, index: number): Holder => ({
  open: () => enterKey(rita, anna, password),
  ask: () => compare(rita, anna, distance(index)),
});

function browser(anna: Member, password: string, index: number): Holder {
  const visitor = guest(index);
  return {
    open: () => enterKey(visitor, anna, password),
    ask: () => compareAsGuest(visitor, anna, distance(500 + index)),
  };
}

describe('one candidate is compared in a day', () => {
  test('five times by a named key, by however many accounts and browsers without one', async () => {
    const [anna, people] = [await seeker(), await recruiters(size(10, 100))];
    const [one, other] = [await makeKey(anna), await makeKey(anna, { name: 'Zweite AG' })];
    const browsers = Array.from({ length: size(6, 30) }, (_, index) => index);

    const byAccounts = await answered(
      people.map((rita, index) => account(rita, anna, one.password, index)),
    );
    const thenByGuests = await answered(
      browsers.map((index) => browser(anna, one.password, index)),
    );
    const byAnother = await answered(
      browsers.map((index) => browser(anna, other.password, 40 + index)),
    );

    expect([byAccounts, thenByGuests, byAnother]).toEqual([
      limits.comparisonsPerDay,
      0,
      limits.comparisonsPerDay,
    ]);
  });

  test('five times by the general key, by each reader, whatever the others did', async () => {
    const [anna, people] = [await seeker(), await recruiters(size(6, 30))];
    const counts: number[] = [];
    for (const [index, rita] of people.entries()) {
      const tries = Array.from({ length: 6 }, (_, each) =>
        account(rita, anna, anna.accessPassword, 6 * index + each),
      );
      counts.push(await answered(tries));
    }

    expect(counts).toEqual(people.map(() => limits.comparisonsPerDay));
  });
});

test('who makes keys for themselves reads of others what one recruiter would', async () => {
  await seeker();
  const counts = async (eve: Member, addressOf: (index: number) => string) => {
    let read = 0;
    for (let index = 0; index < size(6, 24); index += 1) {
      const visitor = guest(index);
      const { password } = await makeKey(eve, { name: `Ich selbst ${index}` });
      await enterKey(visitor, eve, password);
      const { status, body } = await visitor.call('compare', {
        params: { candidateId: eve.publicId },
        body: { ...makeJobInput({ distance: 10 + index }), asker },
        headers: from(addressOf(index)),
      });
      expect(status).toBe(200);
      if (body.similarCount !== null) read += 1;
    }
    return read;
  };

  const byAddresses = await counts(await seeker(), (index) => `198.51.100.${index}`);
  const accounts = [await seeker(), await seeker(), await seeker()];
  let byOneAddress = 0;
  for (const eve of accounts) byOneAddress += await counts(eve, () => '203.0.113.9');

  expect(byAddresses).toBe(Math.min(size(6, 24), limits.listsPerMonth));
  expect(byOneAddress).toBeLessThanOrEqual(limits.listsPerMonth);
});

describe('a named key', () => {
  test('is not guessed without an account, and a guesser keeps nobody else out', async () => {
    const anna = await seeker();
    const { password } = await makeKey(anna);
    const guess = (index: number) =>
      guest(index).call('checkAccessPassword', {
        params: { username: anna.username },
        body: { password: 'AAAA-BBBB-CCCC' },
        headers: from('203.0.113.7'),
      });

    const tries = await Promise.all(Array.from({ length: size(40, 200) }, (_, at) => guess(at)));

    for (const { status } of tries) tally.count(status);
    expect(tries.filter(({ status }) => status === 401)).toHaveLength(30);
    expect(tries.filter(({ status }) => status === 429)).toHaveLength(tries.length - 30);
    expect(password.replaceAll('-', '')).toMatch(/^[A-HJ-NP-Z2-9]{12}$/);
    expect((await enterKey(guest(0), anna, password)).status).toBe(200);
  });

  test('costs one slow hash to try, beside 49 others as much as alone', async () => {
    const [few, many] = [await member(['jobSeeker']), await member(['jobSeeker'])];
    await makeKey(few);
    const row = { userId: many.id, guests: true, createdAt: new Date() };
    const rows = Array.from({ length: limits.keysMax }, (_, index) => ({
      ...row,
      ...{ name: `Schlüssel ${index}`, hash: `other ${index}` },
      expiresAt: new Date(Date.now() + 86_400_000),
    }));
    await Key.insertMany(rows);
    const times = new Map<Member, number[]>([
      [few, []],
      [many, []],
    ]);

    const measure = async () => {
      for (const [{ username }, taken] of times) {
        const start = performance.now();
        await checkAccessPassword(anybody, username, 'AAAA-BBBB-CCCC').catch(() => undefined);
        taken.push(performance.now() - start);
      }
    };
    // The fastest, as the machine is shared; one hash per key would take fifty times as long.
    const quickest = () => [...times.values()].map((taken) => Math.min(...taken));
    const areAlike = () => {
      const [alone = 0, beside = 0] = quickest();
      return beside / alone < 2;
    };

    const wereAlike = await measureAlike(size(15, 60), measure, areAlike);

    const [alone = 0, beside = 0] = quickest();
    process.stdout.write(
      `keys: a wrong try takes ${alone.toFixed(1)} ms with one key, ${beside.toFixed(1)} ms with 50\n`,
    );
    expect(wereAlike).toBe(true);
  });
});
