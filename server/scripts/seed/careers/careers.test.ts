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
