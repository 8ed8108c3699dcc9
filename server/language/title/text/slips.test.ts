import { expect, test } from 'vitest';
import { slipJudge } from './slips.ts';

const isSlip = slipJudge([
  'automatisierung',
  'aromatiker',
  'elektriker',
  'controller',
  'schreiner',
  'restaurator',
]);

test.each([
  ['elekrtiker', 'elektriker'],
  ['elektricker', 'elektriker'],
  ['controler', 'controller'],
  ['schreimer', 'schreiner'],
])('%s is written for %s', (written, meant) => {
  expect(isSlip(written, meant)).toBe(true);
});

test.each([
  ['automatiker', 'aromatiker'],
  ['restauration', 'restaurator'],
  ['grundschulleiter', 'grundschullehrer'],
  ['strassenbahn', 'strassenbau'],
  ['percussionist', 'perfusionist'],
])('%s is a word of its own beside %s', (written, other) => {
  expect(isSlip(written, other)).toBe(false);
});
