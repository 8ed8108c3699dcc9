import { expect, test } from 'vitest';
import { hasPlainHost } from './lookAlikeLetters.ts';

test.each([
  ['https://kalender.example.de/termin', true],
  ['https://müller-söhne.de', true],
  ['https://xn--mller-kva.de', true],
  ['https://straße.example:8443/a', true],
  ['https://еxample.com', false],
  ['https://xn--xample-2of.com', false],
  ['https://аррӏе.com', false],
  ['https://gοοgle.com', false],
  ['https://pıaypal.com', false],
  ['https://пример.рф', false],
])('%s has a host of Latin letters that pass for no others: %s', (link, isPlain) => {
  expect(hasPlainHost(link)).toBe(isPlain);
});
