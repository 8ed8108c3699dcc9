import { expect, test } from 'vitest';
import { readTone } from './tone.ts';

test.each([
  ['Sehr geehrte Frau Kern, hätten Sie Interesse?', 'sie'],
  ['Hi Max, hast du Lust auf was Neues? LG Tom', 'du'],
  ['Hi Max, would you be interested in a new role with our client?', 'en'],
  ['Hi Anna, Backend in Bonn, 70k. Interesse? LG Tom', 'du'],
  ['Hallo Frau Kern, Stapler in Unna. Interesse?', 'sie'],
  ['Stapler, Unna, 16,80', 'sie'],
])('%s', (text, tone) => {
  expect(readTone(text)).toBe(tone);
});
