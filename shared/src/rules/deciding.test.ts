import { describe, expect, test } from 'vitest';
import { criterionIds } from './rulebook.ts';
import { decidingFirst, isCertain, judgedPoints } from './deciding.ts';
import { scoreMatch } from './score.ts';
import { makeFacts, makeOffer, makeWishes } from './test/ruleExamples.ts';

const order = (...given: Parameters<typeof scoreMatch>) =>
  decidingFirst(scoreMatch(...given).breakdown).map(({ id }) => id);

describe('a breakdown', () => {
  test('is read by weight where nothing excludes', () => {
    expect(order(makeWishes(), makeOffer(), makeFacts())).toEqual(criterionIds);
  });

  test('is read from the plainest exclusion on, and names every criterion once', () => {
    const offer = makeOffer({ contractType: 'praktikum', salary: { min: 20, max: 30 } });
    const read = order(makeWishes(), offer, makeFacts({ distanceKm: 500 }));

    expect(read.slice(0, 4)).toEqual(['contractType', 'location', 'salary', 'jobTitle']);
    expect([...read].sort()).toEqual([...criterionIds].sort());
  });

  test.each([
    [{}, 100, true],
    [{ homeOfficePercent: null, distance: null }, 75, true],
    [{ homeOfficePercent: null, salary: { min: null, max: null } }, 70, false],
  ])('with the wishes %j was judged by %d points', (wishes, points, certain) => {
    const { breakdown, coverage } = scoreMatch(makeWishes(wishes), makeOffer(), makeFacts());

    expect(judgedPoints(breakdown)).toBe(points);
    expect(coverage).toBe(points);
    expect(isCertain(breakdown)).toBe(certain);
  });
});
