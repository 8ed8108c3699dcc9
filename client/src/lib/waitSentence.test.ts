import { expect, test } from 'vitest';
import { waitSentence } from './waitSentence.ts';

test.each([
  [5, 'in 5 Sekunden'],
  [45, 'in 45 Sekunden'],
  [60, 'in 1 Minute'],
  [61, 'in 2 Minuten'],
  [3_600, 'in 1 Stunde'],
  [80_000, 'in 23 Stunden'],
  [259_200, 'in 3 Tagen'],
])('after %i seconds the next try is possible %s', (seconds, expected) => {
  expect(waitSentence(seconds)).toBe(
    `Der nächste Versuch ist ${expected.replaceAll(' ', '\u00a0')} möglich.`,
  );
});

test('a wait that is over before it is read is not named', () => {
  expect(waitSentence(2)).toBe('');
});
