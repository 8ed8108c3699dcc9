import { expect, test } from 'vitest';
import { branchText, daysUntil, salaryText, workModeText } from './job.format.ts';

test.each([
  ['versicherungen', 'Versicherungen'],
  ['luft_raumfahrt', 'Luft Raumfahrt'],
  ['it_software_internet_telekommunikation', 'It Software Internet Telekommunikation'],
])('a branch code %s reads %j', (code, text) => {
  expect(branchText(code)).toBe(text);
});

test.each([
  ['remote', 'Remote'],
  ['hybrid', 'Hybrid'],
  ['local', 'Local'],
  [null, 'Keine Angabe'],
] as const)('a work mode %s reads %j', (mode, text) => {
  expect(workModeText(mode)).toBe(text);
});

test('shows a salary in thousands a year', () => {
  expect(salaryText({ min: 65, max: 80 })).toBe('65 - 80 K/year');
  expect(salaryText({ min: 65, max: 65 })).toBe('65 K/year');
});

const now = Date.parse('2026-11-01T12:00:00.000Z');

test.each([
  ['2026-12-01T12:00:00.000Z', 30],
  ['2026-11-02T13:00:00.000Z', 2],
  ['2026-11-01T12:00:01.000Z', 1],
  ['2026-11-01T12:00:00.000Z', 0],
  ['2026-10-01T12:00:00.000Z', 0],
])('the days left until %s are %d', (isoTime, days) => {
  expect(daysUntil(isoTime, now)).toBe(days);
});
