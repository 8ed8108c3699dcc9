// What a part scores is asked of the rule itself, so that no limit stands twice.
import { limits } from '@inkognito/shared/limits';
import { contractTypeOf } from '@inkognito/shared/rules/criteria/contractType';
import type { CriterionId } from '@inkognito/shared/rules/rulebook';
import { weightedRules } from '@inkognito/shared/rules/weightedRules';
import {
  type CandidateWishes,
  type Finding,
  type HoursRange,
  type JobOffer,
  type MatchFacts,
  noWishes,
} from '@inkognito/shared/rules/types';
import type { Coordinates } from '../../../language/place/distance.ts';
import { contractSetsWith, workModeSets } from '../../questionnaire/search/searchFields.ts';
import { cellsReaching, outOfCellsKm, unknownReach } from '../../questionnaire/search/reach.ts';
import { factsOfOffer } from '../facts.ts';

export interface Part {
  readonly filter: Readonly<Record<string, unknown>>;
  /** The most a candidate of this part can score; null if not judged. */
  readonly score: number | null;
}

export interface Partition {
  readonly weight: number;
  readonly whole: Part;
  /** Best first; each candidate in exactly one part. Empty if the rule does not distinguish. */
  readonly parts: readonly Part[];
}

function ask(
  id: CriterionId,
  job: JobOffer,
  wishes: Partial<CandidateWishes>,
  facts: Partial<MatchFacts> = {},
): Finding {
  const found = weightedRules.find(({ rule }) => rule.id === id);
  if (!found) throw new Error(`There is no rule ${id}.`);
  const known = { ...factsOfOffer(job), ...facts };
  return found.rule.assess({ ...noWishes, ...wishes }, job, known);
}

export function weightOf(id: CriterionId): number {
  return weightedRules.find(({ rule }) => rule.id === id)?.weight ?? 0;
}

const bestFirst = (a: Part, b: Part) => (b.score ?? 1) - (a.score ?? 1);

function makePartition(id: CriterionId, whole: Part['filter'], parts: readonly Part[]): Partition {
  const sorted = [...parts].sort(bestFirst);
  const best = sorted[0]?.score ?? null;
  return {
    weight: weightOf(id),
    whole: { filter: whole, score: best },
    parts: sorted.length > 1 ? sorted : [],
  };
}

function rangesOf(
  values: readonly number[],
  find: (value: number) => Finding,
): { least: number; most: number; finding: Finding }[] {
  const ranges: { least: number; most: number; finding: Finding }[] = [];
  for (const value of values) {
    const finding = find(value);
    const last = ranges.at(-1);
    const isSame =
      last?.finding.score === finding.score && last.finding.knockout === finding.knockout;
    if (last && isSame) last.most = value;
    else ranges.push({ least: value, most: value, finding });
  }
  return ranges;
}

const salaries = Array.from({ length: limits.salaryMaxThousand + 1 }, (_, index) => index);

function partitionBySalary(job: JobOffer): Partition {
  const field = 'searchFields.salaryFloor';
  const possible = rangesOf(salaries, (min) =>
    ask('salary', job, { salary: { min, max: null } }),
  ).filter(({ finding }) => !finding.knockout);
  const most = possible.at(-1)?.most ?? 0;
  return makePartition(
    'salary',
    most < limits.salaryMaxThousand ? { [field]: { $lte: most } } : {},
    possible.map(({ least, most: upTo, finding: { score } }) => ({
      filter: { [field]: { $gte: least, $lte: upTo } },
      score,
    })),
  );
}

function partitionByWorkMode(job: JobOffer): Partition {
  const field = 'searchFields.workModes';
  const byScore = new Map<number | null, number[]>();
  for (const { workModes, modes } of workModeSets) {
    const { score, knockout } = ask('workMode', job, modes);
    if (!knockout) byScore.set(score, [...(byScore.get(score) ?? []), workModes]);
  }
  const possible = [...byScore.values()].flat();
  return makePartition(
    'workMode',
    possible.length < workModeSets.length ? { [field]: { $in: possible } } : {},
    [...byScore].map(([score, accepted]) => ({ filter: { [field]: { $in: accepted } }, score })),
  );
}

const percents = Array.from({ length: limits.homeOfficeMaxPercent + 1 }, (_, index) => index);

function partitionByHomeOffice(job: JobOffer): Partition {
  const field = 'homeOfficePercent';
  const ranges = rangesOf(percents, (homeOfficePercent) =>
    ask('homeOffice', job, { homeOfficePercent }),
  );
  const [served] = ranges;
  if (served?.finding.score !== 1)
    return makePartition('homeOffice', {}, [{ filter: {}, score: null }]);
  const short = ranges.filter(({ finding: { score } }) => score !== 1 && score !== 0);
  const nothing = ranges.find(({ finding }) => finding.score === 0);
  const least = short[0];
  const most = short.at(-1);
  return makePartition('homeOffice', {}, [
    { filter: { [field]: { $not: { $gt: served.most } } }, score: 1 },
    ...(least && most
      ? [
          {
            filter: { [field]: { $gte: least.least, $lte: most.most } },
            score: least.finding.score,
          },
        ]
      : []),
    ...(nothing ? [{ filter: { [field]: { $gte: nothing.least } }, score: 0 }] : []),
  ]);
}

function partitionByLocation(job: JobOffer, place: Coordinates | null): Partition {
  const field = 'searchFields.reach';
  const { score } = ask('location', job, { distance: 0 }, { distanceKm: 0 });
  if (place === null || score === null) {
    return makePartition('location', {}, [{ filter: {}, score: null }]);
  }
  const cells = cellsReaching(place);
  // Lists judge from a place that may be nearer by this much.
  const distanceKm = outOfCellsKm - limits.listedPlaceKm;
  const { knockout } = ask('location', job, { distance: 0 }, { distanceKm });
  return makePartition('location', {}, [
    { filter: { [field]: { $in: cells } }, score },
    { filter: { [field]: { $in: [unknownReach] } }, score: null },
    ...(knockout ? [] : [{ filter: { [field]: { $nin: [...cells, unknownReach] } }, score: 0 }]),
  ]);
}

const hours = Array.from({ length: limits.weeklyHoursMax }, (_, index) => index + 1);

/** What only excludes divides nobody by score: it is asked of all. */
export function requiredOf(job: JobOffer): Part['filter'] {
  const contractType = contractTypeOf(job, factsOfOffer(job));
  const fits = (weeklyHours: Partial<HoursRange>) =>
    !ask('hours', job, { weeklyHours: { ...noWishes.weeklyHours, ...weeklyHours } }).knockout;
  const most = hours.findLast((min) => fits({ min })) ?? 0;
  const least = hours.find((max) => fits({ max })) ?? Infinity;
  const contracts = contractType && contractSetsWith(contractType);
  return {
    ...(contracts && { [contracts.field]: { $in: contracts.sets } }),
    ...(most < limits.weeklyHoursMax && { 'weeklyHours.min': { $not: { $gt: most } } }),
    ...(least > 1 && { 'weeklyHours.max': { $not: { $lt: least } } }),
  };
}

interface Condition {
  $in?: readonly unknown[];
  $gte?: number;
  $lte?: number;
  $not?: { $gt: number };
}

/** The narrowest single range or list that covers these parts. */
export function coverOf(parts: readonly Part[]): Part['filter'] {
  const [only] = parts;
  if (only === undefined || parts.length === 1) return only?.filter ?? {};
  const [field] = Object.keys(only.filter);
  if (field === undefined) return {};
  const conditions = parts.map(({ filter }) => (filter[field] ?? {}) as Condition);
  const lists = conditions.flatMap(({ $in }) => ($in ? [$in] : []));
  if (lists.length === parts.length) return { [field]: { $in: lists.flat() } };
  const least = Math.min(...conditions.map(({ $gte }) => $gte ?? -Infinity));
  const most = Math.max(...conditions.map(({ $lte, $not }) => $lte ?? $not?.$gt ?? Infinity));
  // Missing answers belong to the part without a lower bound.
  if (least === -Infinity) return most === Infinity ? {} : { [field]: { $not: { $gt: most } } };
  return { [field]: { $gte: least, ...(most < Infinity && { $lte: most }) } };
}

/** The place first: it decides the index. */
export function partitionsFor(
  job: JobOffer,
  place: Coordinates | null,
): [Partition, ...Partition[]] {
  return [
    partitionByLocation(job, place),
    partitionBySalary(job),
    partitionByWorkMode(job),
    partitionByHomeOffice(job),
  ];
}
