import { describe, expect, test } from 'vitest';
import { readTitle } from '../readTitle.ts';
import { likenessOf } from './titleProfile.ts';

describe.each([true, false])(
  'the likeness of two profiles, settled by the lexicon: %s',
  (settled) => {
    const likeness = (left: string, right: string) =>
      likenessOf(readTitle(left), readTitle(right), settled);

    test('is 1 for the same title and the same both ways', () => {
      expect(likeness('Koch', 'Koch')).toBeCloseTo(1);
      expect(likeness('Koch', 'Kellner')).toBe(likeness('Kellner', 'Koch'));
    });

    test.each([
      ['Rohrlegerei Kanalbauer', 'Tiefbauer', 'Klavierbauer'],
      ['Kubernetes-Plattformtüftler', 'DevOps Engineer', 'Plattenleger'],
      ['Seniorenpflegeassistent', 'Altenpflegehelfer', 'Assistent der Geschäftsführung'],
    ])('finds %s nearer to %s than to %s', (title, near, other) => {
      expect(likeness(title, near)).toBeGreaterThan(likeness(title, other));
    });

    test('is 0 where a title says nothing', () => {
      expect(likeness('', 'Koch')).toBe(0);
    });

    test('keeps a profile small, as thousands are held', () => {
      const { groups, shares } = readTitle('Sachbearbeiter Verkauf Innendienst').profile;

      expect(groups.byteLength + shares.byteLength).toBeLessThan(1_000);
      expect(groups.toSorted()).toEqual(groups);
    });
  },
);
