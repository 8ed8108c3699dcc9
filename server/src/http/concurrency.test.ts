import { EventEmitter, once } from 'node:events';
import type { EndpointName } from '@inkognito/shared/endpoints';
import type { Request, Response } from 'express';
import { expect, test } from 'vitest';
import type { AppError } from '../errors.ts';
import { createFairShares, createUploadBudget } from './concurrency.ts';

const at = (ip: string, knownBrowser: string | null = null) => ({
  ...{ req: { ip } as Request, res: {} as Response, user: null },
  knownBrowser,
});

const repeat = <Value>(times: number, value: (index: number) => Value) =>
  Array.from({ length: times }, (_, index) => value(index));

/** Calls that last until `over`. */
function held(
  shares: ReturnType<typeof createFairShares>,
  name: EndpointName,
  addresses: readonly string[],
) {
  const gate = new EventEmitter();
  const isOver = once(gate, 'over');
  const calls = addresses.map((ip) => shares(name, at(ip), async () => void (await isOver)));
  return { flood: Promise.allSettled(calls), over: () => gate.emit('over') };
}

// All callers of argon2.
test.each([
  ...(['signup', 'login', 'resetPassword', 'changePassword', 'confirmIdentity'] as const),
  ...(['renewAccessPassword', 'checkAccessPassword'] as const),
])('%s, which hashes, leaves others their places', async (name) => {
  const shares = createFairShares();
  const gate = new EventEmitter();
  const isOver = once(gate, 'over');
  let atOnce = 0;
  const calls = repeat(60, () =>
    shares(name, at('203.0.113.66'), async () => {
      atOnce += 1;
      await isOver;
    }),
  );
  const settled = Promise.allSettled(calls);
  await new Promise(setImmediate);
  expect(atOnce).toBe(2);
  await shares(name, at('198.51.100.1'), () => Promise.resolve());
  gate.emit('over');
  const codes = (await settled).flatMap((each) =>
    each.status === 'rejected' ? [(each.reason as AppError).code] : [],
  );
  expect(codes).toEqual(Array(8).fill('too_many_requests'));
});

test('thirty accounts that sign in again and again from known browsers keep a colleague waiting their turn', async () => {
  const shares = createFairShares();
  const served: string[] = [];
  const signIn = (browser: string) =>
    shares('login', at('203.0.113.66', browser), async () => {
      await new Promise(setImmediate);
      served.push(browser);
    });
  const flood = Promise.allSettled(repeat(300, (index) => signIn(`of ${index % 30}`)));

  await signIn('anna');

  expect(served.length).toBeLessThan(60);
  await flood;
});

test('a customer with a /56 takes turns as one, whatever addresses they use', async () => {
  const shares = createFairShares();
  const addresses = repeat(60, (index) => `2001:db8:1:2${index.toString(16).padStart(2, '0')}::1`);
  const { flood, over } = held(shares, 'login', addresses);

  await expect(
    shares('login', at('198.51.100.1'), () => Promise.resolve()),
  ).resolves.toBeUndefined();

  over();
  expect((await flood).filter(({ status }) => status === 'rejected')).toHaveLength(8);
});

test('where more networks flood than there are places, each newcomer is next but one', async () => {
  const shares = createFairShares();
  const served: string[] = [];
  const call = (ip: string) =>
    shares('login', at(ip), async () => {
      await new Promise(setImmediate);
      served.push(ip);
    });
  const flood = repeat(40, (index) => call(`203.0.113.${index % 4}`));

  await Promise.all([...flood, call('198.51.100.1')]);

  expect(served.indexOf('198.51.100.1')).toBeLessThan(12);
});

test.each([
  ['a silent provider', 'signInWithGoogle', 'a password', 'login', null],
  ['pasted texts', 'readPosting', 'a questionnaire', 'updateQuestionnaire', null],
  ['sign-ins', 'login', 'a browser that was signed in before', 'login', 'anna'],
] as const)(
  '%s (%s) keep %s (%s) in the same network not waiting',
  async (_flood, flooding, _other, name, browser) => {
    const shares = createFairShares();
    const addresses = repeat(flooding === 'login' ? 60 : 20, () => '203.0.113.66');
    const { flood, over } = held(shares, flooding, addresses);
    await expect(
      shares(name, at('203.0.113.66', browser), () => Promise.resolve()),
    ).resolves.toBeUndefined();
    over();
    await flood;
  },
);

test('one account has two at once, and a colleague in the same network the other places', async () => {
  const shares = createFairShares();
  const running: string[] = [];
  const gate = new EventEmitter();
  const isOver = once(gate, 'over');
  const compare = (id: string) =>
    shares('compare', { ...at('203.0.113.66'), user: { id, username: id, role: [] } }, async () => {
      running.push(id);
      await isOver;
    });
  const calls = [...repeat(5, () => compare('anna')), compare('berta')];
  await new Promise(setImmediate);

  expect(running).toEqual(['anna', 'anna', 'berta']);
  gate.emit('over');
  await Promise.all(calls);
});

test('files on their way keep no neighbour from saving a form without one', async () => {
  const holdUpload = createUploadBudget();
  const gate = new EventEmitter();
  const isOver = once(gate, 'over').then(() => undefined);
  const upload = (bytes: number, work: () => Promise<void>) => {
    const req = { ip: '203.0.113.66', headers: { 'content-length': String(bytes) } };
    return holdUpload(
      { req: req as unknown as Request, userId: String(bytes), maxBytes: bytes },
      work,
    );
  };
  const files = repeat(2, () => upload(16 * 1024 * 1024, () => isOver));

  await expect(upload(16 * 1024 * 1024, () => isOver)).rejects.toMatchObject({ status: 429 });
  await expect(upload(20_000, () => Promise.resolve())).resolves.toBeUndefined();

  gate.emit('over');
  await Promise.all(files);
});
