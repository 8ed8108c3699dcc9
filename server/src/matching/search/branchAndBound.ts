import { searchIndexes } from '../../questionnaire/questionnaire.model.ts';
import { percentageOf } from '../rules/score.ts';
import { type Division, type Part, weightOf } from './partitions.ts';
import type { TitleTier } from './titleTiers.ts';

/** Some of the candidates, who can be found by one query and none of whom fits better than `ceiling` percent. */
export interface Box {
  readonly tier: TitleTier;
  /** One part for each of the first divisions; the others are still whole. */
  readonly chosen: readonly Part[];
  readonly ceiling: number;
}

function makeBox(tier: TitleTier, chosen: readonly Part[], divisions: readonly Division[]): Box {
  const scores = divisions.map(({ weight, whole }, index) => ({
    weight,
    score: (chosen[index] ?? whole).score,
  }));
  const title = { weight: weightOf('jobTitle'), score: tier.atMost };
  return { tier, chosen, ceiling: percentageOf([title, ...scores]) };
}

/** All candidates of a tier of titles. */
export function wholeBox(tier: TitleTier, divisions: readonly Division[]): Box {
  return makeBox(tier, [], divisions);
}

/** The box in parts, by the next division that has any; empty if it cannot be divided further. */
export function partsOf({ tier, chosen }: Box, divisions: readonly Division[]): Box[] {
  for (let next = chosen.length; next < divisions.length; next += 1) {
    const parts = divisions[next]?.parts ?? [];
    if (parts.length === 0) continue;
    const skipped = divisions.slice(chosen.length, next).map(({ whole }) => whole);
    return parts.map((part) => makeBox(tier, [...chosen, ...skipped, part], divisions));
  }
  return [];
}

/** The conditions for being in the box. */
export function filterOf(
  { tier, chosen }: Box,
  divisions: readonly Division[],
): Record<string, unknown> {
  const parts = divisions.map(({ whole }, index) => chosen[index] ?? whole);
  return Object.assign(
    { listed: true, 'searchFields.titleKeys': { $in: [...tier.keys] } },
    ...parts.map(({ filter }) => filter),
  ) as Record<string, unknown>;
}

/** The index that gives the box in the order of `userId`: by place only if it lies in known cells. */
export function indexFor({ chosen: [place] }: Box): string {
  const reach = place?.filter['searchFields.reach'];
  const isNear = typeof reach === 'string' || (reach instanceof Object && '$in' in reach);
  return isNear ? searchIndexes.near : searchIndexes.anywhere;
}
