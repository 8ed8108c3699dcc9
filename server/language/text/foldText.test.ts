import { describe, expect, test } from 'vitest';
import { foldText, mergeUmlautSpellings } from './foldText.ts';

describe('folded text', () => {
  test.each([
    ['Müller', 'muller', 'mueller'],
    ['MÜLLER', 'muller', 'mueller'],
    ['Mu\u0308ller', 'muller', 'muller'],
    ['Groß-Gerau', 'gross-gerau', 'gross-gerau'],
    ['GROẞ', 'gross', 'gross'],
    ['Café Zürich', 'cafe zurich', 'cafe zuerich'],
    ['İstanbul', 'istanbul', 'istanbul'],
    ['Łódź', 'łodz', 'łodz'],
  ])('%s is %s with plain umlauts and %s with spelt ones', (text, plain, spelt) => {
    expect(foldText(text, { umlauts: 'a' })).toBe(plain);
    expect(foldText(text, { umlauts: 'ae' })).toBe(spelt);
  });
});

describe('merged spellings', () => {
  test.each([
    ['baecker', 'backer', 'backer'],
    ['koeln', 'koln', 'koln'],
    ['mueller', 'muller', 'muller'],
    ['bauer', 'baur', 'bauer'],
    ['steuer', 'steur', 'steuer'],
    ['quelle', 'qulle', 'quelle'],
  ])('of %s are %s, and %s where ue may be no umlaut', (folded, merged, kept) => {
    expect(mergeUmlautSpellings(folded)).toBe(merged);
    expect(mergeUmlautSpellings(folded, { keepUe: true })).toBe(kept);
  });
});
