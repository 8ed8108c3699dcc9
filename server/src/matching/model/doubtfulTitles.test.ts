import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { MatchFacts } from '../rules/types.ts';
import { jobTitleRule } from '../rules/jobTitle.ts';
import { makeOffer, makeTitleFacts, makeWishes } from '../rules/test/ruleExamples.ts';
import { doubtfulTitles, withJudgements } from './doubtfulTitles.ts';

const scoreOf = (facts: MatchFacts) => jobTitleRule.assess(makeWishes(), makeOffer(), facts);

describe('the titles a model is asked about', () => {
  test.each([
    [
      'unsure wishes',
      {
        interested: [
          ['A', 0.1, 'unsure'],
          ['B', 0.6, 'unsure'],
        ],
      },
      ['A', 'B'],
    ],
    ['the unsure present job', { current: ['A', 0.3, 'unsure'] }, ['A']],
    [
      'not what is sure',
      {
        interested: [
          ['A', 0.3],
          ['B', 0.3, 'unsure'],
        ],
      },
      ['B'],
    ],
    ['not what is unwanted', { notInterested: [['A', 0.6, 'unsure']] }, []],
    [
      'none where a wish is close already',
      {
        interested: [
          ['A', 0.8],
          ['B', 0.6, 'unsure'],
        ],
      },
      [],
    ],
    [
      'none that a surer one beats',
      {
        interested: [
          ['A', 0.6],
          ['B', 0.1, 'unsure'],
        ],
      },
      [],
    ],
    [
      'each title once',
      { interested: [['A', 0.6, 'unsure']], current: ['A', 0.6, 'unsure'] },
      ['A'],
    ],
    ['none of nobody', {}, []],
  ] as const)('are %s', (_name, titles, expected) => {
    expect(doubtfulTitles(makeTitleFacts(titles))).toEqual(expected);
  });
});

describe('the judgement of a model', () => {
  test.each([
    [0.6, 0.65, 0.65],
    [0.6, 1, 0.7],
    [0.5, 1, 0.7],
    [0.6, 0, 0.35],
    [0.74, 1, 0.74],
    [0.49, 1, 0.49],
    [0.3, 1, 0.45],
    [0.1, 1, 0.35],
    [0.1, 0, 0],
  ])('of a title at %d, when it says %d, makes it %d', (value, judgement, expected) => {
    const facts = makeTitleFacts({ interested: [['A', value, 'unsure']] });

    const after = withJudgements(facts, () => judgement);

    expect(after.titles.interested[0]).toEqual({ title: 'A', value: expected, sure: false });
    expect(after.source).toBe('model');
  });

  const value = fc.integer({ min: 0, max: 1000 }).map((thousandth) => thousandth / 1000);
  const fact = fc.record({ title: fc.string(), value, sure: fc.boolean() });
  const anyFacts = fc
    .record({
      interested: fc.array(fact, { maxLength: 4 }),
      current: fc.option(fact),
      notInterested: fc.array(fact, { maxLength: 2 }),
    })
    .map((titles): MatchFacts => ({ ...makeTitleFacts({}), titles }));

  test('neither excludes nor readmits anybody, and lifts no title over the line of a match', () => {
    fc.assert(
      fc.property(anyFacts, value, (facts, judgement) => {
        fc.pre(doubtfulTitles(facts).length > 0);

        const [before, after] = [facts, withJudgements(facts, () => judgement)].map(scoreOf);

        expect(after?.knockout).toBe(before?.knockout);
        if ((before?.score ?? 0) < 0.5) expect(after?.score ?? 0).toBeLessThan(0.5);
        expect((after?.score ?? 0) - (before?.score ?? 0)).toBeLessThanOrEqual(0.25);
      }),
      { numRuns: 2000 },
    );
  });
});
