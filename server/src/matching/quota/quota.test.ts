import { expect, test } from 'vitest';
import { comparisonRules, listRules, nextAt } from './quota.ts';

const now = new Date('2026-11-21T12:00:00Z');
const hoursFrom = (hours: number) => new Date(now.getTime() + hours * 60 * 60 * 1000);
const ago = (hours: number) => ({ fingerprint: `job ${hours}`, at: hoursFrom(-hours) });
const times = (count: number, first: number, step = 1) =>
  Array.from({ length: count }, (_, index) => first + index * step);

test.each<[string, number[], string, number | null]>([
  ['is possible at first', [], 'new', null],
  ['is possible as the fifth of a day', [1, 2, 3, 20], 'new', null],
  ['waits until the oldest of five is a day old', [1, 2, 3, 4, 20], 'new', 4],
  ['is possible once it is', [1, 2, 3, 4, 24], 'new', null],
  ['is possible with the same answers, however many there were', times(12, 0), 'job 3', null],
  ['waits until the oldest of ten is 30 days old', times(10, 30, 24), 'new', 720 - 30 - 9 * 24],
  ['forgets what is older than 30 days', times(12, 721), 'new', null],
])('another comparison %s', (_case, earlier, fingerprint, hours) => {
  const next = nextAt(earlier.map(ago), comparisonRules, now, fingerprint);
  expect(next).toEqual(hours === null ? null : hoursFrom(hours));
});

test.each<[string, number[], number | null]>([
  ['nineteen', times(19, 0), null],
  ['twenty', times(20, 0), 720 - 19],
  ['twenty of more than 30 days ago', times(20, 744), null],
])('another list after %s', (_case, earlier, hours) => {
  const next = nextAt(earlier.map(ago), listRules, now, 'new');
  expect(next).toEqual(hours === null ? null : hoursFrom(hours));
});
