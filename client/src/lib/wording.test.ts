import { expect, test } from 'vitest';
import { dayText, unbroken, waitSentence } from './wording.ts';

test('shows a day in German', () => {
  expect(dayText('2026-12-03T12:00:00.000Z')).toBe('3.\u00a0Dezember\u00a02026');
});

test.each([
  [
    'Angebot 65 bis 80 Tsd. €, Ihre Untergrenze 61 Tsd. €.',
    'Angebot 65 bis 80~Tsd.~€, Ihre Untergrenze 61~Tsd.~€.',
  ],
  ['Entfernung 12 km, Ihr Umkreis 40 km.', 'Entfernung 12~km, Ihr Umkreis 40~km.'],
  ['Angebot 60 % Homeoffice, Ihr Wunsch 40 %.', 'Angebot 60~% Homeoffice, Ihr Wunsch 40~%.'],
  ['40 kmh und 3 Tage, Tsd. €', '40 kmh und 3 Tage, Tsd. €'],
])('%s keeps its figures and units together', (sentence, expected) => {
  expect(unbroken(sentence)).toBe(expected.replaceAll('~', '\u00a0'));
});

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
