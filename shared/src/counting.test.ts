import { expect, test } from 'vitest';
import { jobInput } from './job.ts';
import { type Counting, countingOf, criterionOf } from './counting.ts';
import { criterionIds } from './rules/rulebook.ts';

const answers = jobInput.keyof().options;

test('every answer about a posting has its place in the table, and every criterion an answer', () => {
  expect(Object.keys(criterionOf).sort()).toEqual([...answers].sort());
  expect(new Set(Object.values(criterionOf))).toEqual(new Set([...criterionIds, null]));
});

test.each<[keyof typeof criterionOf, Counting, Counting]>([
  ['jobTitle', 'counts', 'counts'],
  ['salary', 'counts', 'counts'],
  ['remoteChoice', 'counts', 'counts'],
  ['zipcode', 'counts', 'ignored'],
  ['jobLocation', 'substitutes', 'ignored'],
  ['distance', 'counts', 'ignored'],
  ['homeOfficePercent', 'counts', 'ignored'],
  ['branch', 'excludes', 'excludes'],
  ['field', 'ignored', 'ignored'],
  ['companySize', 'ignored', 'ignored'],
  ['contractType', 'excludes', 'excludes'],
  ['weeklyHours', 'excludes', 'excludes'],
])('%s: %s on site, %s remote', (answer, onSite, remote) => {
  expect(countingOf(answer, 'local')).toBe(onSite);
  expect(countingOf(answer, null)).toBe(onSite);
  expect(countingOf(answer, 'remote')).toBe(remote);
});
