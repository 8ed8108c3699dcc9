import { searchIndexes } from '../../questionnaire/questionnaire.model.ts';
import { percentageOf } from '../rules/score.ts';
import { type Partition, type Part, weightOf } from './partitions.ts';
import type { TitleTier } from './titleTiers.ts';

export interface SearchNode {
  readonly tier: TitleTier;
  /** One part for each of the first partitions; the others are still whole. */
  readonly chosen: readonly Part[];
  readonly upperBound: number;
}

function makeNode(
  tier: TitleTier,
  chosen: readonly Part[],
  partitions: readonly Partition[],
): SearchNode {
  const scores = partitions.map(({ weight, whole }, index) => ({
    weight,
    score: (chosen[index] ?? whole).score,
  }));
  const title = { weight: weightOf('jobTitle'), score: tier.upperBound };
  return { tier, chosen, upperBound: percentageOf([title, ...scores]) };
}

export function rootNode(tier: TitleTier, partitions: readonly Partition[]): SearchNode {
  return makeNode(tier, [], partitions);
}

export function childrenOf(
  { tier, chosen }: SearchNode,
  partitions: readonly Partition[],
): SearchNode[] {
  for (let next = chosen.length; next < partitions.length; next += 1) {
    const parts = partitions[next]?.parts ?? [];
    if (parts.length === 0) continue;
    const skipped = partitions.slice(chosen.length, next).map(({ whole }) => whole);
    return parts.map((part) => makeNode(tier, [...chosen, ...skipped, part], partitions));
  }
  return [];
}

export function filterOf(
  { tier, chosen }: SearchNode,
  partitions: readonly Partition[],
): Record<string, unknown> {
  const parts = partitions.map(({ whole }, index) => chosen[index] ?? whole);
  return Object.assign(
    { listed: true, 'searchFields.titleKeys': { $in: [...tier.keys] } },
    ...parts.map(({ filter }) => filter),
  ) as Record<string, unknown>;
}

/** The near index keeps the order of `userId` only where the cells are known. */
export function indexFor({ chosen: [place] }: SearchNode): string {
  const reach = place?.filter['searchFields.reach'];
  const isNear = typeof reach === 'string' || (reach instanceof Object && '$in' in reach);
  return isNear ? searchIndexes.near : searchIndexes.anywhere;
}
