import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import heldOut from './test/heldOutPairs.json' with { type: 'json' };
import labelled from './test/titlePairs.json' with { type: 'json' };
import { titleKeys, titleSearchKeys } from './titleKeys.ts';
import { titleSimilarity } from './titleSimilarity.ts';

const allTitles = [...new Set([...labelled.same, ...labelled.other, ...heldOut.partly].flat())];
const messyTitles = [...new Set([...heldOut.same, ...heldOut.other, ...heldOut.recall].flat())];

function sharesKey(left: string, right: string): boolean {
  const stored = new Set(titleKeys(left));
  return titleSearchKeys(right).some((key) => stored.has(key));
}

describe('titleKeys', () => {
  test('shares a key with titleSearchKeys wherever the similarity is 0.5 or more', () => {
    const missed: string[] = [];
    for (const left of allTitles) {
      for (const right of allTitles) {
        const isNear = titleSimilarity(left, right).value >= 0.5;
        if (isNear && !sharesKey(left, right)) missed.push(`${left} | ${right}`);
      }
    }

    expect(missed).toEqual([]);
  });

  test.each([
    ['known titles', allTitles, 2000],
    ['messy titles', messyTitles, 2000],
  ] as const)('does so for titles made of words of %s', (_label, titles, numRuns) => {
    const words = [...new Set(titles.flatMap((title) => title.split(/[\s-]+/)))];
    const madeUp = fc
      .array(fc.constantFrom(...words), { minLength: 1, maxLength: 4 })
      .map((chosen) => chosen.join(' '));
    fc.assert(
      fc.property(fc.oneof(madeUp, fc.constantFrom(...titles)), madeUp, (left, right) => {
        const isFar = titleSimilarity(left, right).value < 0.5;
        expect(isFar || (sharesKey(left, right) && sharesKey(right, left))).toBe(true);
      }),
      { numRuns },
    );
  });

  test('does so for titles of which only letters are known', () => {
    const misspelt = fc
      .tuple(fc.constantFrom(...allTitles), fc.nat({ max: 30 }))
      .map(([title, at]) => title.slice(0, at) + title.slice(at + 2));
    fc.assert(
      fc.property(misspelt, fc.constantFrom(...allTitles), (left, right) => {
        expect(titleSimilarity(left, right).value < 0.5 || sharesKey(left, right)).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });
});
