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

const valueOf = ([left, right]: TitlePair) => titleSimilarity(left, right).value;

describe('titleSimilarity', () => {
  test('tells the same job from traps', () => {
    const area = areaUnderCurve(same.map(valueOf), other.map(valueOf));

    expect(same.length + other.length).toBeGreaterThanOrEqual(200);
    expect(area).toBeGreaterThanOrEqual(0.95);
  });

  test.each(asPairs(named.apart))('keeps %s and %s apart', (left, right) => {
    expect(titleSimilarity(left, right).value).toBeLessThan(0.5);
  });

  test.each(asPairs(named.close))('finds %s and %s close, and is sure of it', (left, right) => {
    const { value, sure } = titleSimilarity(left, right);

    expect(value).toBeGreaterThanOrEqual(0.75);
    expect(sure).toBe(true);
  });

  test.each(asPairs(named.partly))(
    'judges the general %s and the special %s to be partly the same',
    (left, right) => {
      const { value } = titleSimilarity(left, right);

      expect(value).toBeGreaterThanOrEqual(0.55);
      expect(value).toBeLessThanOrEqual(0.65);
    },
  );

  test.each(asPairs(named.office))(
    'finds %s and %s near, as office work is learnt at the desk',
    (left, right) => {
      expect(titleSimilarity(left, right).value).toBeGreaterThanOrEqual(0.5);
    },
  );

  test.each(asPairs(named.matter))(
    'finds no move from %s to %s, which needs to know its matter',
    (left, right) => {
      expect(titleSimilarity(left, right).value).toBeLessThan(0.5);
    },
  );

  test.each([
    ['Zimmerer', 'Tischler'],
    ['Schornsteinfeger', 'Ofenbauer'],
  ])('takes %s and %s, of another training, for partly the same', (left, right) => {
    const { value } = titleSimilarity(left, right);

    expect(value).toBeGreaterThanOrEqual(0.5);
    expect(value).toBeLessThan(0.75);
  });

  test('finds the trained neighbours in hotel and restaurant related, and not the same', () => {
    const { value } = titleSimilarity('Hotelfachfrau', 'Restaurantfachfrau');

    expect(value).toBeGreaterThanOrEqual(0.5);
    expect(value).toBeLessThan(0.7);
  });

  test('does not take the lead of an abbreviated trade for one of it', () => {
    expect(titleSimilarity('Teamleiter FiBu', 'Finanzbuchhalter').sure).toBe(false);
  });

  test('keeps two specialisations of one general title apart', () => {
    expect(titleSimilarity('Projektleiter Hochbau', 'IT-Projektleiter').value).toBeLessThan(0.5);
  });

  test('reads a title that offers one job under two names', () => {
    expect(titleSimilarity('Koch / Küchenkünstler', 'Koch').value).toBeGreaterThan(0.9);
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

  test.each(asPairs(judged.twoRanks))('takes %s and %s for two jobs', (left, right) => {
    expect(titleSimilarity(left, right).value).toBeLessThan(0.5);
  });

  test.each([
    ['Arzthelferin', 'MFA'],
    ['Hausmeister', 'Hauswart'],
    ['Pflegehelfer', 'Pflegeassistent'],
    ['Küchenhilfe', 'Küchenhelfer'],
  ])('sees no rank between %s and %s', (left, right) => {
    expect(titleSimilarity(left, right).value).toBeGreaterThan(0.75);
  });

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
