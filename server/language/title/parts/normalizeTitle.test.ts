import { describe, expect, test } from 'vitest';
import titles from '../test/normalizedTitles.json' with { type: 'json' };
import { normalizeTitle } from './normalizeTitle.ts';

describe('normalizeTitle', () => {
  test.each(titles.sameWords)('reads "%s" as "%s"', (title, plain) => {
    expect(normalizeTitle(title).words).toEqual(normalizeTitle(plain).words);
  });

  test.each(titles.kept)('leaves "%s" what it says: %s', (title, words) => {
    expect(normalizeTitle(title).words.join(' ')).toBe(words);
  });

  test.each(titles.levels)('keeps of "%s" that it is %s', (title, seniority) => {
    expect(normalizeTitle(title).seniority).toBe(seniority);
  });

  test.each([
    ['C++-Entwickler', 'cplusplus'],
    ['C#-Entwickler', 'csharp'],
    ['.NET-Entwickler', 'dotnet'],
  ])('keeps the signs of "%s"', (title, word) => {
    expect(normalizeTitle(title).words).toContain(word);
  });

  test.each(['', '   ', '(m/w/d)', '???', '💼', 'a'.repeat(5000)])(
    'reads "%.20s" without harm',
    (title) => {
      expect(normalizeTitle(title).seniority).toBe('regular');
    },
  );
});
