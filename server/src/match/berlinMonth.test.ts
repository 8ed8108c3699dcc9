import { expect, test } from 'vitest';
import { startOfMonthInBerlin } from './berlinMonth.ts';

test.each([
  ['2026-11-21T12:00:00Z', '2026-10-31T23:00:00.000Z'],
  ['2026-07-15T12:00:00Z', '2026-06-30T22:00:00.000Z'],
  // The last hour of the month in UTC is the first of the next in Berlin.
  ['2026-12-31T23:30:00Z', '2026-12-31T23:00:00.000Z'],
  ['2026-12-31T22:59:59Z', '2026-11-30T23:00:00.000Z'],
  // Summer time begins and ends within these months.
  ['2026-03-31T12:00:00Z', '2026-02-28T23:00:00.000Z'],
  ['2026-10-31T12:00:00Z', '2026-09-30T22:00:00.000Z'],
])('at %s the month in Berlin began at %s', (now, expected) => {
  expect(startOfMonthInBerlin(new Date(now)).toISOString()).toBe(expected);
});
