import { branchLabels, fieldLabels } from '@inkognito/shared/codes';
import { describe, expect, test } from 'vitest';
import { titleFor } from './career.ts';
import { careers } from './careers.ts';

describe('the careers', () => {
  test('are of all fields and industries', () => {
    const fields = new Set(careers.map(({ field }) => field));
    const branches = new Set(careers.flatMap((career) => career.branches));

    expect([...fields].sort()).toEqual(Object.keys(fieldLabels).sort());
    expect([...branches].sort()).toEqual(Object.keys(branchLabels).sort());
  });

  test.each(careers.map((career) => [career.titles[0] ?? '', career] as const))(
    'of a %s have titles to wish for and a band of pay',
    (_title, { titles, unwanted, salary }) => {
      expect(titles.length).toBeGreaterThanOrEqual(4);
      expect(new Set(titles).size).toBe(titles.length);
      expect(titles.filter((title) => unwanted.includes(title))).toEqual([]);
      expect(salary.min).toBeGreaterThanOrEqual(25);
      expect(salary.max).toBeGreaterThan(salary.min);
    },
  );

  test.each([
    ['Softwareentwickler*in', 'Softwareentwickler', 'Softwareentwicklerin'],
    ['Bankkaufmann|Bankkauffrau', 'Bankkaufmann', 'Bankkauffrau'],
    [
      'Medizinische*r Fachangestellte*r',
      'Medizinischer Fachangestellter',
      'Medizinische Fachangestellte',
    ],
    ['Scrum Master', 'Scrum Master', 'Scrum Master'],
  ])('write "%s" as a man and as a woman would', (written, male, female) => {
    expect(titleFor('male', written)).toBe(male);
    expect(titleFor('female', written)).toBe(female);
  });
});
