import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { editDistance } from './editDistance.ts';

describe('editDistance', () => {
  test.each([
    ['koch', 'koch', 0],
    ['koch', 'koc', 1],
    ['elekrtiker', 'elektriker', 1],
    ['sofware', 'software', 1],
    ['maler', 'maurer', 2],
  ])('from %s to %s is %i', (left, right, distance) => {
    expect(editDistance(left, right, 3)).toBe(distance);
  });

  test('ends one above the limit', () => {
    expect(editDistance('bäcker', 'geschäftsführer', 2)).toBe(3);
    expect(editDistance('abcdef', 'uvwxyz', 2)).toBe(3);
  });

  test('is the same both ways', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 8 }), fc.string({ maxLength: 8 }), (left, right) => {
        expect(editDistance(left, right, 4)).toBe(editDistance(right, left, 4));
      }),
    );
  });
});
