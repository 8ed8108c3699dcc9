import { expect, test } from 'vitest';
import { dayText } from './dayText.ts';

test('shows a day in German', () => {
  expect(dayText('2026-12-03T12:00:00.000Z')).toBe('3.\u00a0Dezember\u00a02026');
});
