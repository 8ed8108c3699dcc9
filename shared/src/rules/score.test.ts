import { afterKnockout, criterionIds, rulebookVersion } from './rulebook.ts';
import { codesOf, contractTypeLabels } from '../codes.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { matchPercentageOf, scoreMatch } from './score.ts';
import type { CandidateWishes, JobOffer, MatchFacts } from './types.ts';
import { anyFacts, anyOffer, anyWishes } from './test/arbitraryPairs.ts';
import { makeFacts, makeOffer, makeTitleFacts, makeWishes } from './test/ruleExamples.ts';

const noSalary = { min: null, max: null };
const titleWorth = (value: number) => makeTitleFacts({ interested: [['A', value]] });

interface Case {
  name: string;
  wishes?: Partial<CandidateWishes>;
  offer?: Partial<JobOffer>;
  facts?: Partial<MatchFacts>;
  rank: [matchPercentage: number, isMatch: boolean, coverage: number];
}

const excluded: Partial<CandidateWishes> = {
  branchesToExclude: ['it_software_internet_telekommunikation'],
};
const cases: Case[] = [
  { name: 'of a pair that fits in everything is 100', rank: [100, true, 100] },
  { name: 'weighs the title with 40', facts: titleWorth(0.5), rank: [80, true, 100] },
  {
    name: 'of 69.6 is 70 and a match',
    offer: { salary: { min: 50, max: 60 }, homeOfficePercent: 0 },
    facts: titleWorth(0.74),
    rank: [70, true, 100],
  },
  {
    name: 'of 69.4 is 69 and no match',
    offer: { salary: { min: 50, max: 60 }, homeOfficePercent: 0 },
    facts: titleWorth(0.735),
    rank: [69, false, 100],
  },
  {
    name: 'of exactly 69.5 is 70, though its binary fraction lies below',
    wishes: { salary: noSalary, homeOfficePercent: 60 },
    offer: { homeOfficePercent: 40 },
    facts: titleWorth(0.515),
    rank: [70, true, 80],
  },
  {
    name: 'leaves out what one side left empty',
    wishes: { salary: noSalary },
    rank: [100, true, 80],
  },
  {
    name: 'is a match with 60 % of the weight judged',
    wishes: { homeOfficePercent: null },
    offer: { remoteChoice: null },
    facts: { distanceKm: null },
    rank: [100, true, 60],
  },
  {
    name: 'is no match with 55 % of the weight judged',
    wishes: { homeOfficePercent: null, salary: noSalary },
    offer: { remoteChoice: null },
    rank: [100, false, 55],
  },
  { name: 'is halved by a knock-out', wishes: excluded, rank: [50, false, 100] },
  {
    name: 'is halved once by several knock-outs',
    wishes: { ...excluded, distance: 0 },
    offer: { salary: { min: 20, max: 30 } },
    facts: titleWorth(0.4),
    rank: [24, false, 100],
  },
  {
    name: 'is never a match on a low and unsure title, whatever else fits',
    facts: makeTitleFacts({ interested: [['A', 0.49, 'unsure']] }),
    rank: [68, false, 100],
  },
  {
    name: 'is 0 and no match where only the branch can be judged',
    wishes: { salary: noSalary, homeOfficePercent: null },
    offer: { remoteChoice: null },
    facts: { ...makeTitleFacts({}), distanceKm: null },
    rank: [0, false, 0],
  },
];

describe('the percentage', () => {
  test.each(cases)('$name', ({ wishes, offer, facts, rank }) => {
    const [matchPercentage, isMatch, coverage] = rank;

    expect(scoreMatch(makeWishes(wishes), makeOffer(offer), makeFacts(facts))).toMatchObject({
      matchPercentage,
      isMatch,
      coverage,
    });
  });

  test('is a whole number from 0 to 100, and a match only from 70 and without a knock-out', () => {
    fc.assert(
      fc.property(anyWishes, anyOffer, anyFacts, (wishes, offer, facts) => {
        const { matchPercentage, isMatch, coverage, breakdown } = scoreMatch(wishes, offer, facts);
        const isKnockedOut = criterionIds.some((id) => breakdown[id].knockout);

        expect(Number.isInteger(matchPercentage)).toBe(true);
        expect(matchPercentage).toBeGreaterThanOrEqual(0);
        expect(matchPercentage).toBeLessThanOrEqual(isKnockedOut ? afterKnockout(100) : 100);
        expect(isMatch).toBe(!isKnockedOut && matchPercentage >= 70 && coverage >= 60);
      }),
    );
  });

  test('is the weighted mean of the breakdown, which holds every criterion with a verdict', () => {
    fc.assert(
      fc.property(anyWishes, anyOffer, anyFacts, (wishes, offer, facts) => {
        const { matchPercentage, coverage, breakdown } = scoreMatch(wishes, offer, facts);
        const parts = criterionIds.map((id) => breakdown[id]);
        const judged = parts.filter(({ score }) => score !== null);
        const weight = judged.reduce((sum, part) => sum + part.weight, 0);
        const points = judged.reduce((sum, part) => sum + (part.score ?? 0) * part.weight, 0);
        const mean = weight === 0 ? 0 : (100 * points) / weight;
        const isHalved = parts.some(({ knockout }) => knockout);

        expect(Object.keys(breakdown)).toEqual(criterionIds);
        expect(coverage).toBe(weight);
        expect(Math.abs(matchPercentage * (isHalved ? 2 : 1) - mean)).toBeLessThan(1.51);
        for (const { score, verdict, knockout } of parts) {
          expect(score ?? 0).toBeGreaterThanOrEqual(0);
          expect(score ?? 0).toBeLessThanOrEqual(1);
          expect(verdict === 'unknown').toBe(score === null);
          if (knockout) expect(verdict).toBe('fails');
        }
      }),
    );
  });

  test('is the same for the same answers', () => {
    fc.assert(
      fc.property(anyWishes, anyOffer, anyFacts, (wishes, offer, facts) => {
        const score = scoreMatch(wishes, offer, facts);

        expect(scoreMatch(structuredClone(wishes), structuredClone(offer), facts)).toEqual(score);
        expect(score.rulebookVersion).toBe(rulebookVersion);
      }),
    );
  });

  test('is the same for a match where the search stops as soon as the outcome is known', () => {
    fc.assert(
      fc.property(anyWishes, anyOffer, anyFacts, (wishes, offer, facts) => {
        const { isMatch, matchPercentage } = scoreMatch(wishes, offer, facts);

        expect(matchPercentageOf(wishes, offer, facts)).toBe(isMatch ? matchPercentage : null);
      }),
      { numRuns: 5000 },
    );
  });

  test('does not see the identity of a person', () => {
    const person = { firstName: 'Ayşe', image: 'a.webp', email: 'a@b.de', age: 61, gender: 'w' };

    fc.assert(
      fc.property(anyWishes, anyOffer, anyFacts, (wishes, offer, facts) => {
        const anonymous = scoreMatch(wishes, offer, facts);

        expect(scoreMatch({ ...wishes, ...person }, offer, facts)).toEqual(anonymous);
      }),
    );
  });
});

describe('the percentage is never lowered', () => {
  type Pair = [CandidateWishes, JobOffer, MatchFacts];

  /** `change` draws two pairs of the same three answers, of which the first is to rank no lower. */
  function neverLowers<Change>(
    changes: fc.Arbitrary<Change>,
    change: (...given: [...Pair, Change]) => [better: Pair, worse: Pair],
    ticked = anyWishes,
  ): void {
    fc.assert(
      fc.property(ticked, anyOffer, anyFacts, changes, (wishes, offer, facts, drawn) => {
        const [better, worse] = change(wishes, offer, facts, drawn).map((pair) =>
          scoreMatch(...pair),
        );

        expect(better?.matchPercentage).toBeGreaterThanOrEqual(worse?.matchPercentage ?? Infinity);
        if (worse?.isMatch) expect(better?.isMatch).toBe(true);
      }),
      { numRuns: 2000 },
    );
  }

  test('by more pay', () => {
    const pay = fc.integer({ min: 1, max: 200 });
    const raise = fc.nat({ max: 60 });

    neverLowers(
      fc.tuple(pay, pay, raise, raise),
      (wishes, offer, facts, [one, other, raiseOfMin, raiseOfMax]) => {
        const salary = { min: Math.min(one, other), max: Math.max(one, other) };
        const min = salary.min + raiseOfMin;
        const raised = { min, max: Math.max(min, salary.max + raiseOfMax) };
        return [
          [wishes, { ...offer, salary: raised }, facts],
          [wishes, { ...offer, salary }, facts],
        ];
      },
    );
  });

  test('by a nearer place', () => {
    const kilometres = fc.nat({ max: 300 });

    neverLowers(fc.tuple(kilometres, kilometres), (wishes, offer, facts, [distanceKm, nearer]) => [
      [wishes, offer, { ...facts, distanceKm }],
      [wishes, offer, { ...facts, distanceKm: distanceKm + nearer }],
    ]);
  });

  test('by one more accepted mode', () => {
    const modes = ['remoteChoice', 'hybridChoice', 'localChoice'] as const;

    neverLowers(
      fc.constantFrom(...modes),
      (wishes, offer, facts, mode) => [
        [{ ...wishes, [mode]: true }, offer, facts],
        [wishes, offer, facts],
      ],
      anyWishes.filter((wishes) => modes.some((mode) => wishes[mode])),
    );
  });

  test('by one more ticked kind of contract', () => {
    neverLowers(
      fc.constantFrom(...codesOf(contractTypeLabels)),
      (wishes, offer, facts, kind) => [
        [{ ...wishes, contractTypes: [...wishes.contractTypes, kind] }, offer, facts],
        [wishes, offer, facts],
      ],
      anyWishes.filter(({ contractTypes }) => contractTypes.length > 0),
    );
  });
});
