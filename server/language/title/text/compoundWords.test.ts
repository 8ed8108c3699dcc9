import { describe, expect, test } from 'vitest';
import { knownParts, partWord, smallestParts } from './compoundWords.ts';

const known = knownParts([
  'bank',
  'kaufmann',
  'versicherung',
  'kranken',
  'pfleger',
  'verkaufer',
  'schule',
]);

describe('partWord', () => {
  test.each([
    ['bankkaufmann', ['bank', 'kaufmann'], true],
    ['versicherungskaufmann', ['versicherung', 'kaufmann'], true],
    ['krankenpfleger', ['kranken', 'pfleger'], true],
    ['kochloffelverkaufer', ['kochloffel', 'verkaufer'], false],
    ['pianist', ['pianist'], false],
  ] as const)('parts %s', (word, parts, isKnown) => {
    expect(partWord(word, known)).toEqual({ parts, isKnown });
  });
});

describe('smallestParts', () => {
  test('leaves out words made of shorter ones', () => {
    const parts = smallestParts(['bank'], ['bankkaufmann', 'kaufmann', 'florist']);

    expect([...parts.words].sort()).toEqual(['bank', 'florist', 'kaufmann']);
  });
});
