import fc from 'fast-check';
import { expect, test } from 'vitest';
import { editDistance } from '../test/editDistance.ts';
import { misspellingFinder } from './misspelling.ts';

const word = fc
  .array(fc.constantFrom('a', 'b', 'c'), { minLength: 5, maxLength: 14 })
  .map((letters) => letters.join(''));

/** The rule in the plainest form: every known word is looked at. */
function plainly(known: readonly string[], written: string): string | null {
  const limit = written.length < 11 ? 1 : 2;
  if (written.length < 7) return null;
  const near = known
    .filter((each) => each[0] === written[0])
    .map((each) => ({ each, distance: editDistance(written, each, limit) }))
    .filter(({ distance }) => distance <= limit);
  const least = Math.min(...near.map(({ distance }) => distance));
  const nearest = near.filter(({ distance }) => distance === least);
  return nearest.length === 1 ? (nearest[0]?.each ?? null) : null;
}

test.each([
  ['elekrtiker', 'elektriker'],
  ['softwareentwikler', 'softwareentwickler'],
  ['tuchner', null],
  ['lelektriker', null],
])('reads %s as %s', (written, meant) => {
  const find = misspellingFinder(['elektriker', 'softwareentwickler', 'tischler']);

  expect(find(written)).toBe(meant);
});

test('two words equally near leave open which one was meant', () => {
  expect(misspellingFinder(['schneider', 'schneiden'])('schneides')).toBeNull();
});

test('finds what looking at every known word would find', () => {
  fc.assert(
    fc.property(fc.uniqueArray(word, { maxLength: 30 }), word, (known, written) => {
      expect(misspellingFinder(known)(written)).toBe(plainly(known, written));
    }),
    { numRuns: 2_000 },
  );
});
