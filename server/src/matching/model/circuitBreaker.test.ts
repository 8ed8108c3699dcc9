import { expect, test } from 'vitest';
import { circuitBreaker } from './circuitBreaker.ts';

function breakerAt(clock: { now: number }) {
  return circuitBreaker({ failures: 3, pauseMs: 60_000 }, () => clock.now);
}

test('pauses after three failures in a row, and not before', () => {
  const breaker = breakerAt({ now: 1_000 });

  breaker.failed();
  breaker.failed();
  breaker.succeeded();
  breaker.failed();
  expect(breaker.failed()).toBe(false);
  expect(breaker.isOpen()).toBe(false);

  expect(breaker.failed()).toBe(true);
  expect(breaker.isOpen()).toBe(true);
});

test('counts failures of questions that were under way to the pause that has begun', () => {
  const clock = { now: 1_000 };
  const breaker = breakerAt(clock);
  for (let failure = 0; failure < 3; failure += 1) breaker.failed();

  clock.now += 4_000;
  expect(breaker.failed()).toBe(false);

  clock.now += 59_000;
  expect(breaker.isOpen()).toBe(true);
});

test('tries again after the pause, and pauses anew at the first failure', () => {
  const clock = { now: 1_000 };
  const breaker = breakerAt(clock);
  for (let failure = 0; failure < 3; failure += 1) breaker.failed();

  clock.now += 60_000;
  expect(breaker.isOpen()).toBe(false);
  breaker.failed();

  expect(breaker.isOpen()).toBe(true);
});
