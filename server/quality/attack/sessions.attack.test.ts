import { createHash } from 'node:crypto';
import { limits } from '@inkognito/shared/limits';
import { hash } from '@node-rs/argon2';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { size, useTally } from '../../src/test/api/tally.ts';
import { sid } from '../../src/test/cookies.ts';
import { takeSnapshot } from '../../src/test/api/snapshot.ts';
import { compareAsGuest, enterKey, makeKey, publishQuestionnaire } from '../../src/test/make.ts';
import type { Member } from '../../src/test/testApp.ts';
import type { TestClient } from '../../src/test/testClient.ts';
import { hashSecret, verifyNothing, verifySecret } from '../../src/user/passwordHash.ts';
import { User } from '../../src/user/user.model.ts';
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
});

test('a stolen backup signs in nowhere', async () => {
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

describe('the cookie of a guest', () => {
  async function seeker(): Promise<Member> {
    const anna = await member(['jobSeeker']);
    await publishQuestionnaire(anna);
    return anna;
  }
  async function enter(browser: TestClient, anna: Member): Promise<TestClient> {
    expect((await enterKey(browser, anna, (await makeKey(anna)).password)).status).toBe(200);
    return browser;
  }
  const opens = async (browser: TestClient, anna: Member) =>
    (await compareAsGuest(browser, anna)).status === 200;

  test('that was planted or copied is worth nothing after the next key or a sign-up', async () => {
    const [own, anna] = [await seeker(), await seeker()];
    const planted = await enter(guest(0), own);
    const victim = at(1, planted);

    await enter(victim, anna);
    expect([await opens(planted, own), await opens(planted, anna)]).toEqual([false, false]);
    // Work in progress in that browser continues.
    expect([await opens(victim, own), await opens(victim, anna)]).toEqual([true, true]);
    const copy = at(0, victim);
    const username = 'max.meier';
    const email = `${username}@beispiel.example`;
    const body = { email, username, password: 'Korrekt-Pferd-42!', consent: true };
    expect((await victim.call('signup', { body })).status).toBe(201);

    expect(await opens(copy, anna)).toBe(false);
  });

  test('of two tabs at once keeps what both opened', async () => {
    const [first, anna, berta] = [await seeker(), await seeker(), await seeker()];
    const browser = await enter(guest(0), first);
    const tabs = [at(0, browser), at(1, browser)] as const;

    await Promise.all([enter(tabs[0], anna), enter(tabs[1], berta)]);

    const moved = tabs.find(({ cookie }) => cookie !== browser.cookie);
    const now = at(0, { cookie: moved?.cookie ?? null });
    for (const each of [first, anna, berta]) expect(await opens(now, each)).toBe(true);
  });
});

describe('a password', () => {
  const stored = async () =>
    String((await User.findOne({ username: 'anna' }).select('+passwordHash'))?.passwordHash);
  /** The cost that OWASP asks for. */
  const argon2id = /^\$argon2id\$v=19\$m=19456,t=2,p=1\$/;

  test('is stored by argon2id, and anew at the next sign-in where that was cheaper', async () => {
    const anna = await member([], 'anna');
    expect(await stored()).toMatch(argon2id);
    const cheap = await hash(anna.password, { memoryCost: 8_192, timeCost: 1, parallelism: 1 });
    await User.updateOne({ username: 'anna' }, { $set: { passwordHash: cheap } });

    const tryWith = (password: string) =>
      guest(0).call('login', { body: { username: 'anna', password } });
    expect([(await tryWith('Falsch-Geraten-1!')).status, await stored()]).toEqual([401, cheap]);
    const signedIn = [await tryWith(anna.password), await tryWith(anna.password)];

    expect(signedIn.map(({ status }) => status)).toEqual([200, 200]);
    expect(await stored()).toMatch(argon2id);
  });

  test('of an unknown account costs the same work as one of a known account', async () => {
    const right = await hashSecret('Korrekt-Pferd-42!');
    const tries = [() => verifyNothing('Falsch-1!'), () => verifySecret(right, 'Falsch-1!')];
    // The decoy is made at the first need; what is compared here comes after that.
    for (const work of tries) await work();
    for (const work of tries) {
      const startedAt = performance.now();
      await work();
      // Doing nothing would take microseconds.
      expect(performance.now() - startedAt).toBeGreaterThan(1);
    }
  });
});
