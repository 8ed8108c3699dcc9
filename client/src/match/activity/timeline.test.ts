import { activityDto } from '@inkognito/shared/release';
import { expect, test } from 'vitest';
import { makeActivity } from '../../test/makeMatch.ts';
import { daysOf, wordsOf } from './timeline.ts';

test('entries stand under their day', () => {
  const now = new Date('2026-11-10T20:00:00');
  const entries = ['2026-11-10T12:00', '2026-11-10T09:00', '2026-11-09T23:00', '2026-11-08T09:00'];
  const days = daysOf(
    entries.map((at) => makeActivity({ at: new Date(at).toISOString() })),
    now,
  );

  expect(days.map(({ day, entries: ofDay }) => [day, ofDay.length])).toEqual([
    ['Heute', 2],
    ['Gestern', 1],
    ['8.\u00a0November\u00a02026', 1],
  ]);
});

test('every kind has words of its own', () => {
  const words = activityDto.shape.kind.options.map((kind) => wordsOf(makeActivity({ kind })));

  expect(new Set(words).size).toBe(words.length);
});
