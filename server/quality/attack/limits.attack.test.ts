import { execFile } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { describe, expect, inject, test } from 'vitest';
import { type LimitName, rows } from '../../src/http/limits.ts';
import { isLongForm, size, useTally } from '../../src/test/api/tally.ts';
import {
  asker,
  enterKey,
  makeJobInput,
  makeKey,
  publishQuestionnaire,
} from '../../src/test/make.ts';
import { QueuedMail } from '../../src/mail/mail.model.ts';
import { cookiePair, device } from '../../src/test/cookies.ts';
import type { Member } from '../../src/test/testApp.ts';
import type { TestClient } from '../../src/test/testClient.ts';
import mongoose from 'mongoose';
import { inPlace } from '../faults/harness/place.ts';
import { startProduct } from '../faults/harness/product.ts';
import { useInstances } from './instances.ts';
import { say, statusOf } from './wire.ts';

const { member, guest, at } = useInstances([{}, {}, { trustProxy: 1 }, { trustProxy: 1 }]);
const tally = useTally();

type Tried = { status: number; response: { get: (name: string) => string | string[] | undefined } };

function expectLimited(tries: readonly Tried[], allowed: number, answered = 200): void {
  expect(tries.filter(({ status }) => status === answered)).toHaveLength(allowed);
  const refused = tries.filter(({ status }) => status === 429);
  expect(refused).toHaveLength(tries.length - allowed);
  for (const { response } of refused) {
    expect(Number(response.get('Retry-After'))).toBeGreaterThan(0);
  }
}

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

describe('guessing a password', () => {
  /** At one of the two instances behind a proxy. */
  const proxied = (index: number) => guest(2 + (index % 2));
  const from = (address: string) => ({ 'X-Forwarded-For': address });
  const guess = (browser: TestClient, address: string, username: string) =>
    browser.call('login', {
      body: { username, password: 'Falsch-Geraten-1!' },
      headers: from(address),
    });
  const network = (index: number) => `2001:db8:1:2${index.toString(16).padStart(2, '0')}::1`;

  test.each<[string, (index: number) => ReturnType<typeof guess>, number, number]>([
    ['of one account from one place', (at) => guess(proxied(at), '203.0.113.7', 'anna'), 30, 20],
    ['of many from one', (at) => guess(proxied(at), '203.0.113.8', `name-${at}`), 160, 150],
    [
      'from addresses that are only claimed',
      (at) => guess(guest(0), `1.2.3.${at}`, 'anna'),
      30,
      20,
    ],
    [
      'behind claimed ones',
      (at) => guess(proxied(at), `10.0.0.${at}, 203.0.113.9`, 'anna'),
      30,
      20,
    ],
    ['from a /56', (at) => guess(proxied(at), network(at), 'anna'), 30, 20],
  ])('%s ends, at both instances together', async (_, call, count, allowed) => {
    await member([], 'anna');

    expectLimited(await someAtOnce(count, call), allowed, 401);
  });

  test('locks no user out of the browser they signed in with, whose cookie helps no other account', async () => {
    const [anna, evil] = [await member([], 'anna'), await member([], 'evil')];
    const signIn = ({ username, password }: Member, browser = proxied(0), address = '192.0.2.1') =>
      browser.call('login', { body: { username, password }, headers: from(address) });
    const markOf = async (person: Member) =>
      cookiePair((await signIn(person)).response.get('Set-Cookie'), device) ?? '';
    const mark = await markOf(anna);
    const marks = [await markOf(evil), `${device}=a.b`, encodeURI(`${device}=${'ü'.repeat(43)}`)];

    const tries = await someAtOnce(70, (index) => {
      const browser = Object.assign(proxied(index), { cookie: marks[index % marks.length] });
      return guess(browser, `198.51.${index}.1`, anna.username);
    });

    expectLimited(tries, 60, 401);
    expect((await signIn(anna, proxied(0), '192.0.2.2')).status).toBe(429);
    const atHome = Object.assign(proxied(1), { cookie: mark });
    expect((await signIn(anna, atHome, '192.0.2.3')).status).toBe(200);
    expect((await at(1, anna).call('authStatus')).body.authenticated).toBe(true);
  });
});

/** Leaves room for one more. */
async function useUp(counter: `${LimitName}.${'account' | 'network'}`): Promise<void> {
  const points = rows[counter.split('.')[0] as LimitName].points - 1;
  await mongoose.connection
    .collection('rate_limits')
    .updateOne({ key: new RegExp(`^${counter}:`) }, { $set: { points } });
}

test.each([
  ['guestMails.network', 'guests of one network', 30],
  ['guestMailsOfCandidate.account', 'guests with all keys of one person', 60],
] as const)('%s: %s write %i mails a day to strangers', async (counter, _, count) => {
  const anna = await member(['jobSeeker']);
  await publishQuestionnaire(anna);
  const mailed = async (index: number) => {
    const visitor = guest(index);
    await enterKey(visitor, anna, (await makeKey(anna)).password);
    const email = `opfer${index}@fremd${index}.example`;
    const { body } = await visitor.call('compare', {
      params: { candidateId: anna.publicId },
      body: { ...makeJobInput(), asker: { ...asker, email } },
    });
    expect(body.contactState).toBe('awaitsReader');
    return QueuedMail.countDocuments({ to: email });
  };
  expect(rows[counter.split('.')[0] as LimitName].points).toBe(count);

  expect(await mailed(0)).toBe(1);
  await useUp(counter);

  expect([await mailed(1), await mailed(2)]).toEqual([1, 0]);
});

test('one network opens profiles in two thousand browsers a day', async () => {
  const anna = await member(['jobSeeker']);
  const { password } = await makeKey(anna);
  const enter = async (index: number) => (await enterKey(guest(index), anna, password)).status;
  expect(await enter(0)).toBe(200);
  await useUp('guests.network');

  expect([await enter(0), await enter(1)]).toEqual([200, 429]);
});

const count = size(70, 300);
// A busy machine may stall; times are asserted in the long form only.
const silenceMs = 120_000;

test('a storm of sign-ins leaves the others their answers, and takes no memory with it', () =>
  inPlace(async (place) => {
    // A separate process, so that the attacker's load does not delay it.
    const { port, pid, output } = await startProduct(place, {
      environment: {
        MONGODB_URI: Object.assign(new URL(inject('mongoUri')), { pathname: '/storm' }).href,
        RATE_LIMITS: 'on',
        TRUST_PROXY: '1',
      },
    });
    const calmMs: number[] = [];
    const waitForHealth = async () => {
      const startedAt = performance.now();
      const heard = await say(port, `GET /api/v1/health HTTP/1.1\r\n${own}\r\n`, silenceMs);
      const ms = performance.now() - startedAt;
      expect(statusOf(heard), `after ${ms.toFixed(0)} ms; ${output()}`).toBe(200);
      return ms;
    };
    while (calmMs.length < size(5, 50)) calmMs.push(await waitForHealth());
    const before = await residentBytes(pid);
    const storm = Promise.all(
      Array.from({ length: count }, (_, index) => say(port, signIn(index), silenceMs)),
    );
    const stormyMs: number[] = [];
    const isOver = async () => (await Promise.race([storm, sleep(20)])) !== undefined;
    while (!(await isOver())) stormyMs.push(await waitForHealth());
    const answers = await storm;

    for (const heard of answers) {
      const status = statusOf(heard);
      // Every refusal has a Retry-After, whichever queue is full.
      if (status !== 401) expect(heard).toMatch(/^Retry-After: \d/m);
      else tally.count(status);
      expect([401, 429, 503]).toContain(status);
    }
    // Distinct addresses, so that only the queues refuse.
    expect(answers.map(statusOf)).toContain(401);
    // In the daily run other tests load the machine, so times are not asserted.
    if (isLongForm) expect(p95Of(stormyMs) - p95Of(calmMs)).toBeLessThan(100);
    expect((await residentBytes(pid)) - before).toBeLessThan(200 * 1024 * 1024);
  }));

const p95Of = (times: readonly number[]) =>
  [...times].sort((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0;

const own = 'Host: localhost\r\nConnection: close\r\n';

function signIn(index: number): string {
  const body = JSON.stringify({ username: `niemand-${index}`, password: 'Falsch-Geraten-1!' });
  return (
    `POST /api/v1/auth/login HTTP/1.1\r\n${own}X-Forwarded-For: 198.51.100.${index}\r\n` +
    `Content-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`
  );
}

async function residentBytes(pid: number): Promise<number> {
  const { stdout } = await promisify(execFile)('ps', ['-o', 'rss=', '-p', String(pid)]);
  return Number(stdout) * 1024;
}
