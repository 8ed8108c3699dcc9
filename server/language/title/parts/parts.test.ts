import { describe, expect, test } from 'vitest';
import { fillEllipsis, partJobs } from './jobsInTitle.ts';
import { dropNoise } from './noise.ts';

describe('dropNoise', () => {
  test.each([
    ['Koch #teamspirit', 'Koch'],
    ['Koch Ref. 4711', 'Koch'],
    ['Koch (Kennziffer 2024-18)', 'Koch ( )'],
    ['Koch bei der Sonnenhof Pflege gGmbH', 'Koch'],
    ['Koch Müller & Söhne GmbH', 'Koch'],
    ['Koch – Komm zu uns!', 'Koch –'],
    ['Koch für Betriebsgastr…', 'Koch für'],
  ])('reads "%s" as "%s"', (title, plain) => {
    expect(dropNoise(title).text.trim()).toBe(plain);
  });

  test.each(['C#-Entwickler', 'Leiter AG-Büro', 'Projekt-Nr.-Verwalter', 'Monteur – Wirbelstrom'])(
    'leaves "%s" as it is',
    (title) => {
      expect(dropNoise(title)).toEqual({ text: title, noise: [], cutWord: null });
    },
  );
});

test.each([
  ['Maler / Lackierer oder Trockenbauer', ['Maler', 'Lackierer', 'Trockenbauer']],
  ['Gärtner / Friedhof', ['Gärtner Friedhof']],
  ['Innenausbau: Maler, Trockenbauer', ['Innenausbau: Maler', 'Trockenbauer']],
])('parts %s', (title, jobs) => {
  expect(partJobs(title, (part) => /er\b/.test(part))).toEqual(jobs);
});

test('fills the word that was left out', () => {
  const endsOf = (word: string) => [word.replace('Assistenz', '')];

  expect(fillEllipsis('Ober- und Assistenzarzt', endsOf, (word) => word === 'Oberarzt')).toBe(
    'Oberarzt / Assistenzarzt',
  );
  expect(fillEllipsis('Ober- und Assistenzarzt', endsOf, () => false)).toBe(
    'Ober- und Assistenzarzt',
  );
});
