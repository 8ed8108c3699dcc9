import { describe, expect, test } from 'vitest';
import { branchLabels, codesOf } from '../codes.ts';
import { salary } from './job.ts';
import { splitCommaList } from './questionnaire.ts';
import { automationsForm, calendarLink } from './account.ts';
import { accessPasswordInput, keyInput } from './key.ts';
import { reportReason } from './report.ts';
import { dialledNumber } from '../schema/phone.ts';

describe('a salary', () => {
  test.each([
    [50, 65, 50, 65],
    [50_000, 65_400, 50, 65],
    [49.5, 65.4, 50, 65],
    [50, 65_000, 50, 65],
    [999, 999_499, 999, 999],
  ])('%d to %d is read as %d to %d', (min, max, readMin, readMax) => {
    expect(salary.parse({ min, max })).toEqual({ min: readMin, max: readMax });
  });

  test.each([
    { min: 66, max: 65 },
    { min: 66_000, max: 65 },
  ])('%j is the wrong way round', (typed) => {
    expect(salary.safeParse(typed).error?.issues[0]?.message).toBe(
      'Das Mindestgehalt kann nicht höher sein als das Höchstgehalt!',
    );
  });
});

test('the branch list has the 28 names of the specification', () => {
  expect(codesOf(branchLabels)).toHaveLength(28);
});

test('a comma list is split and trimmed', () => {
  expect(splitCommaList(' Koch,  Küchenchef ,, ')).toEqual(['Koch', 'Küchenchef']);
});

describe('a calendar link', () => {
  test.each([
    ['', ''],
    ['cal.example/anna', 'https://cal.example/anna'],
    ['http://cal.example', 'http://cal.example'],
    ['HTTPS://cal.example/a?b=c', 'HTTPS://cal.example/a?b=c'],
  ])('"%s" is stored as "%s"', (typed, stored) => {
    expect(calendarLink.parse(typed)).toBe(stored);
  });

  test.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    '\u0001javascript:alert(1)',
    'file:///etc/passwd',
    'http://[::1]/',
    'data:text/html,x',
    'vbscript:x',
    'ftp://cal.example',
    'https://anna@evil.example',
    'https://localhost',
    'https://',
    '//evil',
    '\\\\evil',
  ])('%j is refused', (typed) => {
    expect(calendarLink.safeParse(typed).success).toBe(false);
  });
});

describe('a telephone number', () => {
  const { phoneNumber } = automationsForm.shape;

  test.each([
    '',
    '+49 170 1234567',
    '0911 123456',
    '(0911) 12 34-56',
    '+49 (0)911/123456',
    '0049 30 12345',
    '0170–1234567',
    '+49 170 1234567 Durchwahl 12',
    '+49 170 1234567 (abends)',
    '0170 1234567, ab 18:00 Uhr',
    '0170 1234567 oder 0911 7654321',
  ])('%j can be one', (typed) => expect(phoneNumber.parse(typed)).toBe(typed));

  test.each([
    '0911-123',
    '110',
    '+49 911',
    '0911',
    'abends',
    '+49 170 1234567 8901234',
    '()()()()',
    'Büro 0911 123456',
    '0911 12345678 <b>abends</b>',
    '0911 12345678 anna@beispiel.example',
    '110 Durchwahl 1234567',
  ])('%j can be none', (typed) => expect(phoneNumber.safeParse(typed).success).toBe(false));

  test.each([
    ['+49 170 1234567 Durchwahl 12', '+491701234567'],
    ['+49 170 1234567 (abends ab 18)', '+491701234567'],
    ['+49 (0)911/123456', '+49911123456'],
    ['0049 (0)911 123456', '0049911123456'],
    ['(0911) 12 34-56', '0911123456'],
    ['+49 341 5550100', '+493415550100'],
  ])('"%s" is dialled as %s', (phone, dialled) => expect(dialledNumber(phone)).toBe(dialled));
});

test.each([
  [accessPasswordInput, { password: '' }, 'Bitte geben Sie das Zugangspasswort ein.'],
  [keyInput, { name: ' ' }, 'Bitte geben Sie an, für wen der Schlüssel ist.'],
  [reportReason, undefined, 'Bitte wählen Sie einen Grund.'],
])('what is missing is asked for: %#', (schema, typed, sentence) => {
  expect(schema.safeParse(typed).error?.issues[0]?.message).toBe(sentence);
});
