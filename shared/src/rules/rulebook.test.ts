import { describe, expect, test } from 'vitest';
import {
  plainestFirst,
  afterKnockout,
  criteria,
  criterionIds,
  rulebookVersion,
  rulebookVersions,
} from './rulebook.ts';

describe('the rulebook', () => {
  test('lists every criterion once, in the order of the ids', () => {
    expect(criteria.map(({ id }) => id)).toEqual(criterionIds);
    expect([...plainestFirst].sort()).toEqual([...criterionIds].sort());
  });

  test('has the published weights, which add up to 100', () => {
    const weights = criteria.map(({ weight }) => weight).filter((weight) => weight > 0);

    expect(weights).toEqual([40, 20, 15, 15, 10]);
    expect(weights.reduce((sum, weight) => sum + weight)).toBe(100);
  });

  test.each([
    [92, 46],
    [91, 45],
    [100, 50],
  ])('shows %i after a knock-out as %i', (percentage, shown) => {
    expect(afterKnockout(percentage)).toBe(shown);
  });

  test('lists its versions, the present one last', () => {
    expect(rulebookVersions.at(-1)?.version).toBe(rulebookVersion);
  });

  test.each(criteria)('explains $id in whole sentences, and why it excludes if it does', (one) => {
    const sentences = [one.sentence, ...(one.knockoutSentence ? [one.knockoutSentence] : [])];

    expect(one.label).not.toBe('');
    for (const sentence of sentences) expect(sentence).toMatch(/^\p{Lu}[^.]*\.$/u);
  });
});
