import { describe, expect, test } from 'vitest';
import { criteria, criterionIds, knockoutCap, matchThreshold } from './rulebook.ts';

describe('the rulebook', () => {
  test('lists every criterion once, in the order of the ids', () => {
    expect(criteria.map(({ id }) => id)).toEqual(criterionIds);
  });

  test('has the published weights, which add up to 100', () => {
    const weights = criteria.map(({ weight }) => weight);

    expect(weights).toEqual([40, 20, 15, 15, 10, 0]);
    expect(weights.reduce((sum, weight) => sum + weight)).toBe(100);
  });

  test('keeps what is knocked out below a match', () => {
    expect(matchThreshold).toBe(70);
    expect(knockoutCap).toBe(69);
  });

  test.each(criteria)('explains $id in whole sentences, and why it excludes if it does', (one) => {
    const sentences = [one.sentence, ...(one.knockoutSentence ? [one.knockoutSentence] : [])];

    expect(one.label).not.toBe('');
    expect(sentences).toHaveLength(one.canKnockOut ? 2 : 1);
    for (const sentence of sentences) expect(sentence).toMatch(/^\p{Lu}[^.]*\.$/u);
  });
});
