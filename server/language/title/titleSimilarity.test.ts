import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import judged from './test/judgedPairs.json' with { type: 'json' };
import named from './test/namedPairs.json' with { type: 'json' };
import labelled from './test/titlePairs.json' with { type: 'json' };
import { areaUnderCurve, asPairs, type TitlePair } from './test/measureTitles.ts';
import { titleSimilarity } from './titleSimilarity.ts';

const same = asPairs(labelled.same);
const other = asPairs(labelled.other);
const allTitles = [...new Set([...same, ...other].flat())];
const anyTitle = fc.constantFrom(...allTitles);

/** The lexicon has ranks of these as occupations of their own, which lie farther apart. */
const leastOfOneRank: ReadonlyMap<string, number> = new Map([
  ['Arzt Innere Medizin', 0.4],
  ['Kellner', 0.5],
  ['Maurer', 0.5],
]);

const otherTraining = [
  ['Zimmerer', 'Tischler'],
  ['Schornsteinfeger', 'Ofenbauer'],
];
const sameRank = [
  ['Arzthelferin', 'MFA'],
  ['Hausmeister', 'Hauswart'],
  ['Pflegehelfer', 'Pflegeassistent'],
  ['Küchenhilfe', 'Küchenhelfer'],
];

const valueOf = ([left, right]: TitlePair) => titleSimilarity(left, right).value;

describe('titleSimilarity', () => {
  test('tells the same job from traps', () => {
    const area = areaUnderCurve(same.map(valueOf), other.map(valueOf));

    expect(same.length + other.length).toBeGreaterThanOrEqual(200);
    expect(area).toBeGreaterThanOrEqual(0.95);
  });

  const ranges = [
    ['apart', named.apart, 0, 0.49],
    ['apart, as two ranks lie between them', judged.twoRanks, 0, 0.49],
    ['apart, as one needs to know its matter', named.matter, 0, 0.49],
    [
      'apart, two specialisations of one title',
      [['Projektleiter Hochbau', 'IT-Projektleiter']],
      0,
      0.49,
    ],
    ['near, as office work is learnt at the desk', named.office, 0.5, 1],
    ['partly the same, one general and one special', named.partly, 0.55, 0.65],
    ['partly the same, of another training', otherTraining, 0.5, 0.74],
    ['of one rank', sameRank, 0.76, 1],
    ['the same under two names', [['Koch / Küchenkünstler', 'Koch']], 0.91, 1],
  ] as const;

  test.each(
    ranges.flatMap(([what, pairs, least, most]) =>
      asPairs(pairs).map(([left, right]) => ({ what, left, right, least, most })),
    ),
  )('finds $left and $right $what', ({ left, right, least, most }) => {
    const { value } = titleSimilarity(left, right);

    expect(value).toBeGreaterThanOrEqual(least);
    expect(value).toBeLessThanOrEqual(most);
  });

  test.each(asPairs(named.close))('finds %s and %s close, and is sure of it', (left, right) => {
    const { value, sure } = titleSimilarity(left, right);

    expect(value).toBeGreaterThanOrEqual(0.75);
    expect(sure).toBe(true);
  });

  test('finds the trained neighbours in hotel and restaurant related, and not the same', () => {
    const { value } = titleSimilarity('Hotelfachfrau', 'Restaurantfachfrau');

    expect(value).toBeGreaterThanOrEqual(0.5);
    expect(value).toBeLessThan(0.7);
  });

  test('does not take the lead of an abbreviated trade for one of it', () => {
    expect(titleSimilarity('Teamleiter FiBu', 'Finanzbuchhalter').sure).toBe(false);
  });

  test('is not sure of what the lexicon does not know', () => {
    expect(titleSimilarity('Drachenzähmer', 'Koch').sure).toBe(false);
    expect(titleSimilarity('', '').sure).toBe(false);
  });

  test('costs more for an apprentice than for a senior', () => {
    const apprentice = titleSimilarity('Azubi Koch', 'Koch').value;
    const senior = titleSimilarity('Senior Koch', 'Koch').value;

    expect(apprentice).toBeLessThan(senior);
    expect(senior).toBeLessThan(1);
  });

  test.each(asPairs([...judged.oneRank, ['Bauleiter Hochbau', 'Bauleiter Tiefbau']]))(
    'takes off a tenth or two between %s and %s',
    (left, right) => {
      const { value } = titleSimilarity(left, right);

      expect(value).toBeGreaterThanOrEqual(leastOfOneRank.get(left) ?? 0.8);
      expect(value).toBeLessThanOrEqual(0.9);
    },
  );

  test('gives the same title 1', () => {
    for (const title of allTitles)
      expect(titleSimilarity(title, title)).toEqual({ value: 1, sure: true });
  });

  test('is the same both ways and every time', () => {
    fc.assert(
      fc.property(anyTitle, anyTitle, (left, right) => {
        const similarity = titleSimilarity(left, right);
        expect(titleSimilarity(right, left)).toEqual(similarity);
        expect(titleSimilarity(left, right)).toEqual(similarity);
      }),
      { numRuns: 1000 },
    );
  });

  test('stays within 0 and 1 whatever is written', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), anyTitle, (written, title) => {
        const { value } = titleSimilarity(written, title);
        expect(value).toBeGreaterThanOrEqual(0);
        expect(value).toBeLessThanOrEqual(1);
      }),
    );
  });
});
