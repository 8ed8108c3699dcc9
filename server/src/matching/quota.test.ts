import { describe, expect, test } from 'vitest';
import { type Attempt, waitForComparison } from './quota.ts';

const now = new Date('2026-11-21T12:00:00Z');
const hourMs = 60 * 60 * 1000;

const attempt = (hoursAgo: number): Attempt => ({
  fingerprint: `job ${hoursAgo}`,
  at: new Date(now.getTime() - hoursAgo * hourMs),
});

describe('the wait for another comparison', () => {
  test.each<[string, number[], string, number]>([
    ['is nothing at first', [], 'new job', 0],
    ['is nothing for the fifth of a day', [1, 2, 3, 20], 'new job', 0],
    ['lasts until the oldest of five is a day old', [1, 2, 3, 4, 20], 'new job', 4],
    ['is nothing once it is', [1, 2, 3, 4, 24], 'new job', 0],
    [
      'is nothing for the same answers, however many there were',
      Array.from({ length: 12 }, (_, index) => index),
      'job 3',
      0,
    ],
    [
      'lasts until the oldest of ten is 30 days old',
      Array.from({ length: 10 }, (_, index) => 30 + index * 24),
      'new job',
      30 * 24 - (30 + 9 * 24),
    ],
    [
      'forgets what is older than 30 days',
      Array.from({ length: 12 }, (_, index) => 721 + index),
      'new job',
      0,
    ],
  ])('%s', (_name, earlier, wanted, hours) => {
    expect(waitForComparison(earlier.map(attempt), wanted, now) / hourMs).toBe(hours);
  });
});
