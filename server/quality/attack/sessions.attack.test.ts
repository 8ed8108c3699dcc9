import { createHash } from 'node:crypto';
import { limits } from '@inkognito/shared/limits';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { size, useTally } from '../../src/test/api/tally.ts';
import { sid } from '../../src/test/cookies.ts';
import { takeSnapshot } from '../../src/test/api/snapshot.ts';
import type { Member } from '../../src/test/testApp.ts';
import type { TestClient } from '../../src/test/testClient.ts';
import { useInstances } from './instances.ts';

const { member, guest, at } = useInstances([{ rateLimits: false }, { rateLimits: false }]);
const tally = useTally();

afterEach(() => vi.useRealTimers());

const day = 24 * 60 * 60 * 1000;
const idOf = ({ cookie }: Pick<TestClient, 'cookie'>) =>
  /^sid=s%3A([\w-]+)\./.exec(cookie ?? '')?.[1] ?? '';

async function isSignedIn(browser: Pick<Member, 'cookie'>, index = 0): Promise<boolean> {
  return (await at(index, browser).call('authStatus')).body.authenticated;
}

async function signIn(person: Member): Promise<TestClient> {
  const browser = guest(0);
  const { username, password } = person;
  await browser.call('login', { body: { username, password } });
  return browser;
}

test('session ids are long and never the same', async () => {
  const anna = await member([]);
  const seen = new Set<string>();
  const count = size(40, 1_000);

  for (let index = 0; index < count; index += 1) {
    const id = idOf(await signIn(anna));
    seen.add(id);
    expect(id.length).toBeGreaterThanOrEqual(22);
  }

  expect(seen.size).toBe(count);
});

test('every change of rights gives a new id, and the old one is worth nothing', async () => {
  const anna = await member([]);
  const changes: Record<string, () => Promise<unknown>> = {
    'sign-in': () =>
      anna.call('login', { body: { username: anna.username, password: anna.password } }),
    'role added': () => anna.call('assignRole', { body: { role: ['jobSeeker'], action: 'add' } }),
    'role changed': () => anna.call('assignRole', { body: { role: ['recruiter'], action: 'add' } }),
    'password change': () =>
      anna.call('changePassword', {
        body: { currentPassword: anna.password, password: 'Ganz-Anderes-Pferd-43!' },
      }),
  };
  for (const [what, change] of Object.entries(changes)) {
    const before = { cookie: anna.cookie };
    await change();

    expect(idOf(anna), what).not.toBe(idOf(before));
    expect(await isSignedIn(anna), what).toBe(true);
    const old = await isSignedIn(before);
    expect(old, what).toBe(false);
  }
});

test.each([
  ['made up', () => `${sid}=made-up`],
  ['unsigned', () => `${sid}=s%3AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA`],
  ['wrongly signed', () => `${sid}=s%3A${'A'.repeat(32)}.${'B'.repeat(43)}`],
  ['an object', () => `${sid}=j%3A%7B%22%24ne%22%3Anull%7D`],
  ['two of them', () => `${sid}=a; ${sid}=b`],
])('a planted session id is never taken over: %s', async (_what, cookie) => {
  const anna = await member([]);
  const browser = guest(0);
  browser.cookie = cookie();

  await browser.call('login', { body: { username: anna.username, password: anna.password } });

  expect(idOf(browser)).toMatch(/^[\w-]{22,}$/);
  expect(cookie()).not.toContain(idOf(browser));
});

describe('a session ends by itself', () => {
  /** Moves the server's clock; timers are unaffected. */
  const wait = (ms: number) =>
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + ms, shouldAdvanceTime: false });

  test('after seven days without a visit', async () => {
    for (const [early, seconds] of [
      [true, -60],
      [false, 60],
    ] as const) {
      vi.useRealTimers();
      const anna = await member([]);
      wait(limits.sessionIdleDays * day + seconds * 1_000);

      const stillIn = await isSignedIn(anna, 1);
      expect(stillIn).toBe(early);
    }
  });

  test('after thirty days, however often it is used', async () => {
    const anna = await member([]);
    for (let days = 0; days < 29; days += 5) {
      vi.useRealTimers();
      wait(days * day);
      const browser = at(0, anna);
      expect((await browser.call('authStatus')).body.authenticated, `day ${days}`).toBe(true);
      anna.cookie = browser.cookie;
    }
    vi.useRealTimers();
    wait(limits.sessionMaxDays * day + 60_000);

    const stillIn = await isSignedIn(anna);
    expect(stillIn).toBe(false);
  });
});

describe('what changes at one instance has changed at the other with the next request', () => {
  const rounds = size(3, 50);
  const cases: Record<string, (anna: Member, other: TestClient) => Promise<unknown>> = {
    'sign-out': (anna) => anna.call('logout'),
    'password change': (anna) =>
      anna.call('changePassword', {
        body: { currentPassword: anna.password, password: 'Ganz-Anderes-Pferd-43!' },
      }),
    'signing others out': (anna) => anna.call('endOtherSessions'),
    'account deletion': (anna) => anna.call('deleteAccount', { params: { userId: anna.publicId } }),
  };

  test.each(Object.entries(cases))('%s', async (what, end) => {
    for (let round = 0; round < rounds; round += 1) {
      const anna = await member(['jobSeeker'], `anna-${what.slice(0, 4).trim()}-${round}`);
      const other = what === 'sign-out' ? { cookie: anna.cookie } : await signIn(anna);
      expect(await isSignedIn(other, 1)).toBe(true);

      await end(anna, at(1, other));

      const { status } = await at(1, other).call('getAutomations');
      tally.count(status, what);
      expect(status).toBe(401);
    }
  });

  test('a role that is given up', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const anna = await member(['jobSeeker', 'recruiter'], `rolle-${round}`);
      const other = await signIn(anna);

      await anna.call('assignRole', { body: { role: ['jobSeeker'], action: 'remove' } });

      const { status } = await at(1, other).call('getAutomations');
      tally.count(status, 'role');
      expect(status).toBe(403);
    }
  });

  test('a role that is added, which opens the pages of that role alone', async () => {
    const anna = await member(['jobSeeker'], 'rolle-neu');
    const other = at(1, await signIn(anna));
    expect((await other.call('listMyJobs')).status).toBe(403);

    await anna.call('assignRole', { body: { role: ['recruiter'], action: 'add' } });

    const { body } = await other.call('authStatus');
    expect(body.user?.role).toEqual(['jobSeeker', 'recruiter']);
    expect((await other.call('listMyJobs')).status).toBe(200);
  });
});

test('who reads a backup can sign in nowhere', async () => {
  const people = await Promise.all([1, 2, 3].map((index) => member([], `backup-${index}`)));
  const stored = JSON.stringify([...(await takeSnapshot())]);

  for (const person of people) {
    const id = idOf(person);
    expect(stored).toContain(createHash('sha256').update(id).digest('hex'));
    for (const secret of [id, person.cookie ?? '', person.password, person.accessPassword]) {
      if (stored.includes(secret)) tally.leak('a secret in the database');
    }
    // A stored id is no valid cookie.
    const forged = { cookie: `${sid}=s%3A${createHash('sha256').update(id).digest('hex')}.x` };
    expect(await isSignedIn(forged)).toBe(false);
  }
});
