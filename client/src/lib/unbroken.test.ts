import { expect, test } from 'vitest';
import { unbroken } from './unbroken.ts';

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
