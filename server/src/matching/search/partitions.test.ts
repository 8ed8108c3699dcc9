import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { jobPlace } from '../comparison/facts.ts';
import { rankMatch } from '../rules/score.ts';
import { anyFacts, anyOffer, anyWishes } from '../rules/test/arbitraryPairs.ts';
import { type SearchNode, childrenOf, rootNode } from './branchAndBound.ts';
import { partitionsFor } from './partitions.ts';
import { workModesOf } from '../../questionnaire/search/searchFields.ts';
import { reachCell } from '../../questionnaire/search/reach.ts';

const munich = { latitude: 48.137, longitude: 11.575 };

/** Whether a value meets a condition as the database would read it. */
function meets(value: unknown, condition: unknown): boolean {
  if (!(condition instanceof Object)) return value === condition;
  const number = typeof value === 'number' ? value : null;
  return Object.entries(condition).every(([operator, operand]) => {
    switch (operator) {
      case '$in':
        return (operand as unknown[]).includes(value);
      case '$nin':
        return !(operand as unknown[]).includes(value);
      case '$not':
        return !meets(value, operand);
      case '$gt':
        return number !== null && number > Number(operand);
      case '$gte':
        return number !== null && number >= Number(operand);
      case '$lte':
        return number !== null && number <= Number(operand);
      default:
        throw new Error(`What is ${operator}?`);
    }
  });
}

describe('the nodes in which candidates are looked for', () => {
  test('hold everybody who fits, in exactly one child each, and bound what they hold', () => {
    const kilometres = fc.integer({ min: 0, max: 900 });
    const sureTitles = anyFacts.filter(({ titles }) => titles.interested.length > 0);

    fc.assert(
      fc.property(anyWishes, anyOffer, sureTitles, kilometres, (wishes, offer, facts, km) => {
        fc.pre(wishes.salary.min !== null);
        const partitions = partitionsFor(offer, jobPlace(offer));
        const home = { latitude: munich.latitude + km / 111.195, longitude: munich.longitude };
        const near = { ...facts, distanceKm: km };
        const stored: Record<string, unknown> = {
          'searchFields.salaryFloor': wishes.salary.min,
          'searchFields.workModes': workModesOf(wishes),
          'searchFields.reach': reachCell(home, wishes.distance),
          homeOfficePercent: wishes.homeOfficePercent,
        };
        const rank = rankMatch(wishes, offer, near);
        const isIn = (node: SearchNode) =>
          node.chosen.every(({ filter }) =>
            Object.entries(filter).every(([field, condition]) => meets(stored[field], condition)),
          );
        fc.pre(rank.isMatch);

        let node: SearchNode | undefined = rootNode({ keys: [], upperBound: 1 }, partitions);
        for (;;) {
          expect(node.upperBound).toBeGreaterThanOrEqual(rank.matchPercentage);
          const children: SearchNode[] = childrenOf(node, partitions);
          if (children.length === 0) break;
          const mine = children.filter(isIn);
          expect(mine).toHaveLength(1);
          [node] = mine;
          if (node === undefined) return;
        }
      }),
      { numRuns: 400 },
    );
  });
});
