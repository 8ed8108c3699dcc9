import { expect, test } from 'vitest';
import { droppedSentence } from './cookiesDropped.ts';

test.each([
  ['http:', true],
  ['https:', false],
])('a page over %s is told about its address: %s', (protocol, expected) => {
  const sentence = droppedSentence({ protocol, host: 'inkognito.example' });

  expect(sentence.includes('http')).toBe(expected);
  expect(sentence).toContain('Cookies für inkognito.example');
});
