import { describe, expect, test } from 'vitest';
import { makeJobInput } from '../test/make.ts';
import { type Attempt, salaryRangeOf, waitForComparison } from './quota.ts';

const now = new Date('2026-11-21T12:00:00Z');
const hourMs = 60 * 60 * 1000;

const attempt = (
  hoursAgo: number,
  salaryRange = '50-60',
  fingerprint = `job ${hoursAgo}`,
): Attempt => ({
  fingerprint,
  salaryRange,
  at: new Date(now.getTime() - hoursAgo * hourMs),
});

const next = { fingerprint: 'new job', salaryRange: '50-60' };
const hours = (waitMs: number) => waitMs / hourMs;

describe('the wait for another comparison', () => {
  test.each<[string, Attempt[], typeof next, number]>([
    ['is nothing at first', [], next, 0],
    ['is nothing for the fifth of a day', [1, 2, 3, 20].map((at) => attempt(at)), next, 0],
    [
      'lasts until the oldest of five is a day old',
      [1, 2, 3, 4, 20].map((at) => attempt(at)),
      next,
      4,
    ],
    ['is nothing once it is', [1, 2, 3, 4, 24].map((at) => attempt(at)), next, 0],
    [
      'is nothing for the same answers, however many there were',
      Array.from({ length: 12 }, (_, index) => attempt(index)),
      { ...next, fingerprint: 'job 3' },
      0,
    ],
    [
      'lasts until the oldest of ten is 30 days old',
      Array.from({ length: 10 }, (_, index) => attempt(30 + index * 24)),
      next,
      30 * 24 - (30 + 9 * 24),
    ],
    [
      'lasts 30 days for a fourth salary range',
      [attempt(100, '50-60'), attempt(200, '60-70'), attempt(300, '70-80')],
      { ...next, salaryRange: '80-90' },
      30 * 24 - 300,
    ],
    [
      'is nothing for a range that was there already',
      [attempt(100, '50-60'), attempt(200, '60-70'), attempt(300, '70-80')],
      { ...next, salaryRange: '70-80' },
      0,
    ],
    [
      'forgets what is older than 30 days',
      [attempt(721, '1-2'), attempt(722, '2-3'), attempt(723, '3-4')],
      next,
      0,
    ],
  ])('%s', (_name, earlier, wanted, expectedHours) => {
    expect(hours(waitForComparison(earlier, wanted, now))).toBe(expectedHours);
  });
});

describe('a salary range counts at full time', () => {
  const salary = { min: 30, max: 36 };
  const inPartTime = (weeklyHours: number | null) =>
    salaryRangeOf(makeJobInput({ contractType: 'teilzeit', weeklyHours, salary }));

  test('so that the same figures for other hours are another range', () => {
    expect(inPartTime(20)).toBe(salaryRangeOf(makeJobInput({ salary: { min: 60, max: 72 } })));
    expect(inPartTime(25)).not.toBe(inPartTime(20));
  });

  test('and not at all where part time names no hours: nothing is judged', () => {
    const other = { min: 90, max: 99 };
    const unnamed = salaryRangeOf(makeJobInput({ contractType: 'teilzeit', salary: other }));

    expect(inPartTime(null)).toBe(unnamed);
  });

  test('whatever the hours of a posting in full time', () => {
    expect(salaryRangeOf(makeJobInput({ salary, weeklyHours: 35 }))).toBe(
      salaryRangeOf(makeJobInput({ salary })),
    );
  });

  test('also where only the title says part time', () => {
    const jobTitle = 'Werkstudent Backend (m/w/d)';
    expect(salaryRangeOf(makeJobInput({ jobTitle, weeklyHours: 20, salary }))).toBe(inPartTime(20));
  });
});
