import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { jobPlace } from '../facts.ts';
import { rankMatch } from '@inkognito/shared/rules/score';
import { anyFacts, anyOffer, anyWishes } from '@inkognito/shared/rules/test/arbitraryPairs';
import { coarsePercentage } from './coarse.ts';
import { partitionsFor, requiredOf } from './partitions.ts';
import { type SearchNode, searchNodes } from './searchNodes.ts';
import { contractsOf, workModesOf } from '../../questionnaire/search/searchFields.ts';
import { reachCell } from '../../questionnaire/search/reach.ts';
import { titledContract } from '../../questionnaire/search/titledContract.ts';

const munich = { latitude: 48.137, longitude: 11.575 };

/** Evaluates a filter as the database would. */
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
      case '$lt':
        return number !== null && number < Number(operand);
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

function isIn({ filter }: SearchNode, stored: Record<string, unknown>): boolean {
  const { $nor = [], ...conditions } = filter as { $nor?: Record<string, unknown>[] };
  const meetsAll = (wanted: Record<string, unknown>) =>
    Object.entries(wanted).every(([field, condition]) => meets(stored[field], condition));
  return meetsAll(conditions) && !$nor.some(meetsAll);
}

describe('the nodes in which candidates are looked for', () => {
  test('hold everybody who fits exactly once, and bound what they hold', () => {
    const kilometres = fc.integer({ min: 0, max: 900 });
    const anyPair = fc.record({
      wishes: anyWishes,
      offer: anyOffer,
      facts: anyFacts.filter(({ titles }) => titles.interested.length > 0),
      km: kilometres,
      isPlaceKnown: fc.boolean(),
    });

    fc.assert(
      fc.property(anyPair, ({ wishes, offer, facts, km, isPlaceKnown }) => {
        fc.pre(wishes.salary.min !== null);
        const home = { latitude: munich.latitude + km / 111.195, longitude: munich.longitude };
        const { wished } = facts.titledContracts;
        const { usualContracts, otherContracts } = contractsOf(wishes.contractTypes, wished);
        const stored: Record<string, unknown> = {
          listed: true,
          'searchFields.titleKeys': 'a key',
          'searchFields.salaryFloor': wishes.salary.min,
          'searchFields.workModes': workModesOf(wishes),
          'searchFields.reach': reachCell(isPlaceKnown ? home : null, wishes.distance),
          'searchFields.usualContracts': usualContracts,
          'searchFields.otherContracts': otherContracts,
          'weeklyHours.min': wishes.weeklyHours.min,
          'weeklyHours.max': wishes.weeklyHours.max,
          homeOfficePercent: wishes.homeOfficePercent,
        };
        const rank = rankMatch(wishes, offer, {
          ...facts,
          titledContracts: { offered: titledContract(offer.jobTitle), wished },
          distanceKm: isPlaceKnown ? km : null,
        });
        fc.pre(rank.isMatch);

        const tier = { keys: ['a key'], upperBound: 1 };
        const nodes = searchNodes([tier], partitionsFor(offer, jobPlace(offer)), requiredOf(offer));
        const mine = nodes.filter((node) => isIn(node, stored));

        expect(mine).toHaveLength(1);
        expect(mine[0]?.upperBound).toBeGreaterThanOrEqual(coarsePercentage(rank.matchPercentage));
      }),
      { numRuns: 400 },
    );
  });
});
