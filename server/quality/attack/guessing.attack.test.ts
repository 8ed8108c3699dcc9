import type { Endpoint } from '@inkognito/shared/endpoint';
import { endpoints } from '@inkognito/shared/endpoints';
import { limits } from '@inkognito/shared/limits';
import { z } from '@inkognito/shared/schema/zod';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { cookiePair, device } from '../../src/test/cookies.ts';
import { compare, publishQuestionnaire, unlock } from '../../src/test/make.ts';
import { useTally } from '../../src/test/api/tally.ts';
import type { Member } from '../../src/test/testApp.ts';
import type { TestClient } from '../../src/test/testClient.ts';
import { useInstances } from './instances.ts';

const behindProxy = { trustProxy: 1 };
const { member, guest: atAny, at } = useInstances([behindProxy, behindProxy, {}]);
/** A browser at one of the two instances behind a proxy. */
const guest = (index: number) => atAny(index % 2);
const guestWithoutProxy = () => atAny(2);
const tally = useTally();

const wrong = { password: 'Falsch-Geraten-1!' };
const from = (address: string) => ({ 'X-Forwarded-For': address });

type Tried = { status: number; response: { get: (name: string) => string | string[] | undefined } };

function expectLimited(tries: readonly Tried[], allowed: number): void {
  const refused = tries.filter(({ status }) => status === 429);
  expect(tries.filter(({ status }) => status === 401)).toHaveLength(allowed);
  expect(refused).toHaveLength(tries.length - allowed);
  for (const { response } of refused)
    expect(Number(response.get('Retry-After'))).toBeGreaterThan(0);
}

const tryFrom = (browser: TestClient, address: string, username: string) =>
  browser.call('login', { body: { username, ...wrong }, headers: from(address) });

/** More at once would be told to wait their turn. */
async function someAtOnce<Result extends { status: number }>(
  count: number,
  call: (index: number) => Promise<Result>,
): Promise<Result[]> {
  const tries: Result[] = [];
  while (tries.length < count) {
    const batch = Array.from({ length: Math.min(20, count - tries.length) }, (_, index) =>
      call(tries.length + index),
    );
    tries.push(...(await Promise.all(batch)));
  }
  for (const { status } of tries) tally.count(status);
  return tries;
}

const deviceOf = (response: { get: (name: 'Set-Cookie') => string[] | undefined }) =>
  cookiePair(response.get('Set-Cookie'), device);

describe('guessing a password', () => {
  test('of one account from one place ends after 20 tries, at both instances together', async () => {
    const anna = await member([], 'anna');
    const body = { username: anna.username, ...wrong };

    const tries = await someAtOnce(30, (index) =>
      guest(index).call('login', { body, headers: from('203.0.113.7') }),
    );

    expectLimited(tries, 20);
  });

  test('of many accounts from one place ends after 150', async () => {
    const tries = await someAtOnce(160, (index) =>
      tryFrom(guest(index), '203.0.113.8', `name-${index}`),
    );

    expectLimited(tries, 150);
  });

  test('of one account from many places ends after 60 tries', async () => {
    await member([], 'anna');

    const tries = await someAtOnce(70, (index) =>
      tryFrom(guest(index), `198.51.${index}.1`, 'anna'),
    );

    expectLimited(tries, 60);
  });

  test('locks nobody out of the browser they signed in with before', async () => {
    const anna = await member([], 'anna');
    const right = { username: anna.username, password: anna.password };
    const mark = deviceOf((await guest(0).call('login', { body: right })).response) ?? '';
    await someAtOnce(60, (index) => tryFrom(guest(1), `198.51.${index}.1`, anna.username));

    const elsewhere = await guest(0).call('login', { body: right, headers: from('192.0.2.1') });
    const atHome = guest(0);
    atHome.cookie = mark;
    const known = await atHome.call('login', { body: right, headers: from('192.0.2.2') });

    expect(elsewhere.status).toBe(429);
    expect(known.status).toBe(200);
    expect((await at(1, anna).call('authStatus')).body.authenticated).toBe(true);
  });

  test('is not made easier by a mark of another account or a made-up one', async () => {
    const anna = await member([], 'anna');
    const evil = await member([], 'evil');
    const own = await guest(0).call('login', {
      body: { username: evil.username, password: evil.password },
    });
    const marks = [deviceOf(own.response) ?? '', `${device}=a.b`, `${device}=${'ü'.repeat(43)}`];
    const tries = await someAtOnce(70, (index) => {
      const browser = guest(index);
      browser.cookie = encodeURI(marks[index % marks.length] ?? '');
      return tryFrom(browser, `198.51.${index}.1`, anna.username);
    });

    expectLimited(tries, 60);
  });
});

describe('the address that a limit goes by', () => {
  test('is not what the caller claims', async () => {
    const tries = await someAtOnce(30, (index) =>
      tryFrom(guestWithoutProxy(), `198.51.100.${index}`, 'nobody'),
    );

    expectLimited(tries, 20);
  });

  test('is the one that our proxy adds, not what stands before it', async () => {
    const tries = await someAtOnce(30, (index) =>
      tryFrom(guest(index), `10.0.0.${index}, 203.0.113.9`, 'nobody'),
    );

    expectLimited(tries, 20);
  });

  test('is the whole network of one customer', async () => {
    const tries = await someAtOnce(30, (index) =>
      tryFrom(guest(index), `2001:db8:1:2${index.toString(16).padStart(2, '0')}::1`, 'nobody'),
    );

    expectLimited(tries, 20);
  });
});

describe('guessing an access password', () => {
  const guess = (recruiter: Pick<Member, 'cookie'>, owner: Member, index: number) =>
    at(index % 2, recruiter).call('checkAccessPassword', {
      params: { username: owner.username },
      body: { password: 'AAAA-BBBB-CCCC' },
      headers: from('203.0.113.20'),
    });

  test('by many accounts from one place ends after 60 tries, and stops neither the owner nor others who know it', async () => {
    const owner = await member(['jobSeeker'], 'owner');
    await publishQuestionnaire(owner);
    const [first, second] = [
      await member(['recruiter'], 'evil'),
      await member(['recruiter'], 'worse'),
    ];
    const friend = await member(['recruiter'], 'friend');

    const tries = await someAtOnce(80, (index) => guess(index % 2 ? first : second, owner, index));

    expectLimited(tries, 60);
    const session = await at(1, owner).call('authStatus');
    const body = { username: owner.username, password: owner.password };
    const login = await guest(1).call('login', { body });
    expect([session.body.authenticated, login.status]).toEqual([true, 200]);
    // The profile must stay open to other recruiters after the attack.
    await unlock(friend, owner);
  });
});

describe('what an access password opened', () => {
  afterEach(() => vi.useRealTimers());

  async function unlockedPair() {
    const owner = await member(['jobSeeker'], 'owner');
    await publishQuestionnaire(owner);
    const rita = await member(['recruiter', 'jobSeeker'], 'rita');
    await unlock(rita, owner);
    return { owner, rita };
  }

  test.each([
    ['a minute before a day is over', -60, 200],
    ['a minute after it', 60, 403],
  ])('%s', async (_when, seconds, expected) => {
    const { owner, rita } = await unlockedPair();
    const now = Date.now() + limits.unlockHours * 3_600_000 + seconds * 1_000;
    vi.useFakeTimers({ toFake: ['Date'], now, shouldAdvanceTime: false });

    const { status } = await compare(rita, owner);

    expect(status).toBe(expected);
  });

  test('is closed to who is no recruiter any more, to other sessions, and to everybody once it is renewed', async () => {
    const { owner, rita } = await unlockedPair();
    const { username, password } = rita;
    const elsewhere = guest(0);
    await elsewhere.call('login', { body: { username, password } });
    const fromElsewhere = await compare(
      Object.assign(elsewhere, rita, { cookie: elsewhere.cookie }),
      owner,
    );
    expect((await compare(rita, owner)).status).toBe(200);
    await owner.call('renewAccessPassword');
    const renewed = await compare(rita, owner);
    await rita.call('assignRole', { body: { role: ['recruiter'], action: 'remove' } });
    const withoutRole = await compare(rita, owner);

    for (const { status } of [fromElsewhere, renewed, withoutRole]) {
      tally.count(status);
      expect(status).toBe(403);
    }
  });
});

test('an access password is told where it is made, and nowhere else', () => {
  const telling = (Object.entries(endpoints) as [string, Endpoint][])
    .filter(([, { response }]) => response instanceof z.ZodType)
    .filter(([, { response }]) =>
      JSON.stringify(z.toJSONSchema(response as z.ZodType, { unrepresentable: 'any' })).includes(
        '"accessPassword"',
      ),
    )
    .map(([name]) => name);

  // LinkedIn redirects, so its result shows at the next session check.
  expect(telling.sort()).toEqual([
    'authStatus',
    'createKey',
    'renewAccessPassword',
    'signInWithGoogle',
    'signup',
  ]);
});
