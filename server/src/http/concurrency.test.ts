import { EventEmitter, once } from 'node:events';
import type { EndpointName } from '@inkognito/shared/endpoints';
import type { Request, Response } from 'express';
import { expect, test } from 'vitest';
import type { AppError } from '../errors.ts';
import { createFairShares } from './concurrency.ts';

const at = (ip: string) => ({ req: { ip } as Request, res: {} as Response, user: null });

/** Running, waiting and refused among sixty concurrent calls. */
async function sixty(name: EndpointName) {
  const shares = createFairShares();
  const gate = new EventEmitter();
  const over = once(gate, 'over');
  const isOver = async () => {
    await over;
  };
  let atOnce = 0;
  const calls = Array.from({ length: 60 }, () =>
    shares(name, at('203.0.113.66'), () => {
      atOnce += 1;
      return isOver();
    }),
  );
  const settled = Promise.allSettled(calls);
  await new Promise(setImmediate);
  const flooded = atOnce;
  let isServed = false;
  const other = shares(name, at('198.51.100.1'), () => {
    isServed = true;
    return Promise.resolve();
  });
  await other;
  gate.emit('over');
  const outcomes = await settled;
  const codes = outcomes.flatMap((each) =>
    each.status === 'rejected' ? [(each.reason as AppError).code] : [],
  );
  return { flooded, isServed, codes };
}

// All callers of argon2.
test.each([
  ...(['signup', 'login', 'resetPassword', 'changePassword', 'confirmIdentity'] as const),
  ...(['renewAccessPassword', 'checkAccessPassword'] as const),
  ...(['signInWithGoogle', 'signInWithLinkedin'] as const),
])('%s, which hashes, leaves others their places', async (name) => {
  const { flooded, isServed, codes } = await sixty(name);

  expect(flooded).toBe(2);
  expect(isServed).toBe(true);
  expect(codes).toEqual(Array(33).fill('too_many_requests'));
});

test('a silent provider keeps nobody behind the same address from their password', async () => {
  const shares = createFairShares();
  const gate = new EventEmitter();
  const over = once(gate, 'over');
  const isOver = async () => {
    await over;
  };
  const company = at('203.0.113.66');
  const waiting = [1, 2, 3].map(() => shares('signInWithGoogle', company, isOver));

  const login = shares('login', company, () => Promise.resolve());

  await expect(login).resolves.toBeUndefined();
  gate.emit('over');
  await Promise.all(waiting);
});
