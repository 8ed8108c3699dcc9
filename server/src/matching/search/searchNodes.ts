import { matchThreshold } from '@inkognito/shared/rules/rulebook';
import { searchIndexes } from '../../questionnaire/questionnaire.model.ts';
import { percentageOf } from '@inkognito/shared/rules/score';
import { coarsePercentage } from './coarse.ts';
import { type Part, type Partition, coverOf, weightOf } from './partitions.ts';
import type { TitleTier } from './titleTiers.ts';

export interface SearchNode {
  readonly upperBound: number;
  readonly filter: Readonly<Record<string, unknown>>;
  readonly index: string;
}

type Filter = SearchNode['filter'];
type Cell = { parts: readonly Part[]; upperBound: number };

/** Best first. Each possible match is in exactly one node of each tier that has one of their titles. */
export function searchNodes(
  tiers: readonly TitleTier[],
  [places, ...others]: readonly [Partition, ...Partition[]],
  required: Filter,
): SearchNode[] {
  const nodes = tiers.flatMap((tier) =>
    Object.values(searchIndexes).flatMap((index) => {
      const parts = partsOf(places).filter((place) => indexFor(place) === index);
      return nodesOf(tier, [{ ...places, parts }, ...others], { index, required });
    }),
  );
  return nodes.sort((a, b) => b.upperBound - a.upperBound);
}

export function nodeOfAll(tiers: readonly TitleTier[], required: Filter): SearchNode {
  const keys = tiers.flatMap((tier) => tier.keys);
  const filter = { listed: true, 'searchFields.titleKeys': { $in: keys }, ...required };
  return { upperBound: 100, filter, index: searchIndexes.anywhere };
}

const partsOf = ({ parts, whole }: Partition) => (parts.length > 0 ? parts : [whole]);

/** The near index preserves list order only for known cells. */
function indexFor({ filter: { 'searchFields.reach': reach } }: Part): string {
  const isNear = reach instanceof Object && '$in' in reach;
  return isNear ? searchIndexes.near : searchIndexes.anywhere;
}

function nodesOf(
  tier: TitleTier,
  partitions: readonly [Partition, ...Partition[]],
  { index, required }: { index: string; required: Filter },
): SearchNode[] {
  const cells = cellsOf(tier, partitions);
  const steps = new Set(cells.map(({ upperBound }) => upperBound));
  return [...steps]
    .filter((upperBound) => upperBound >= matchThreshold)
    .map((upperBound) => {
      const filter = {
        listed: true,
        'searchFields.titleKeys': { $in: [...tier.keys] },
        ...required,
        ...filterOf(cells, upperBound),
      };
      return { upperBound, filter, index };
    });
}

function cellsOf(
  tier: TitleTier,
  [places, ...others]: readonly [Partition, ...Partition[]],
): Cell[] {
  const partitions = [places, ...others];
  const choices = others.reduce<Part[][]>(
    (chosen, partition) =>
      chosen.flatMap((parts) => partsOf(partition).map((part) => [...parts, part])),
    places.parts.map((place) => [place]),
  );
  const title = { weight: weightOf('jobTitle'), score: tier.upperBound };
  return choices.map((parts) => {
    const scores = parts.map(({ score }, at) => ({ weight: partitions[at]?.weight ?? 0, score }));
    return { parts, upperBound: coarsePercentage(percentageOf([title, ...scores])) };
  });
}

/** Their common step, which decides the index, minus the other cells. An `$or` could be sorted in memory. */
function filterOf(cells: readonly Cell[], step: number): Record<string, unknown> {
  const wanted = cells.filter(({ upperBound }) => upperBound === step);
  const used = (cells[0]?.parts ?? []).map(
    (_, at) => new Set(wanted.flatMap(({ parts }) => parts[at] ?? [])),
  );
  const others = cells.filter(
    ({ parts, upperBound }) =>
      upperBound !== step && parts.every((part, at) => used[at]?.has(part)),
  );
  const common = used.map((parts) => coverOf([...parts]));
  const excluded = others.map(({ parts }) => merge(parts.map(({ filter }) => filter)));
  return { ...merge(common), ...(excluded.length > 0 && { $nor: excluded }) };
}

const merge = (filters: readonly Part['filter'][]): Record<string, unknown> =>
  Object.assign({}, ...filters) as Record<string, unknown>;
