// What lists made without a key may tell of a person: rough steps, in an order that knows nothing of wishes.
import { createHmac } from 'node:crypto';
import { limits } from '@inkognito/shared/limits';
import { salaryInThousands } from '@inkognito/shared/rules/salary';
import { orderCount } from '../../questionnaire/search/searchFields.ts';
import { type Coordinates, placeBeside } from '../../../language/place/distance.ts';
import { type JudgedAnswers, factsBetween, toWishes } from '../facts.ts';
import { matchPercentageOf } from '@inkognito/shared/rules/score';
import type { CandidateWishes, JobOffer, TitleFact } from '@inkognito/shared/rules/types';

/** Whose list it is, and what keeps others from working out grids of salaries and points beside places. */
export type ListViewer = { recruiterId: string; secret: string };

const keyedBytes = (secret: string, text: string) =>
  createHmac('sha256', secret).update(text).digest();

/** The salary floor is the upper edge of its cell in the person's own grid, so that nobody is listed who would not fit. */
export function coarseWishes(
  answers: JudgedAnswers,
  userId: string,
  { secret }: ListViewer,
): CandidateWishes {
  const wishes = toWishes(answers);
  const { min, max } = wishes.salary;
  if (min === null) return wishes;
  const width = limits.listedSalaryGridThousand;
  const phase = keyedBytes(secret, `salary grid of ${userId}`).readUInt32BE() % width;
  const edge = phase + Math.ceil((salaryInThousands(min) - phase) / width) * width;
  return { ...wishes, salary: { min: edge, max } };
}

/**
 * A secret point up to 15 km beside where the person wishes to work, always the same one: no number of lists tells the
 * place nearer than that.
 */
export function coarsePlace(
  place: Coordinates | null,
  userId: string,
  { secret }: ListViewer,
): Coordinates | null {
  if (place === null) return null;
  const bytes = keyedBytes(secret, `place beside ${userId}`);
  const [share, turn] = [bytes.readUInt32BE(0) / 2 ** 32, bytes.readUInt32BE(4) / 2 ** 32];
  // The root spreads the points evenly over the circle.
  return placeBeside(place, limits.listedPlaceKm * Math.sqrt(share), turn * 2 * Math.PI);
}

/**
 * What a list says of somebody, `null` for nothing: judged from the secret point, and only if it were a match from as far
 * away as the person may live from there, so that nobody is listed whom a comparison would exclude.
 */
export function listedPercentage(
  answers: JudgedAnswers,
  offer: JobOffer,
  { userId, place, to, compareTo }: ListedPerson,
  viewer: ListViewer,
): number | null {
  const wishes = coarseWishes(answers, userId, viewer);
  const from = coarsePlace(place, userId, viewer);
  const facts = factsBetween(answers, offer, { from, to, compareTo });
  const exact = matchPercentageOf(wishes, offer, facts);
  if (exact === null || facts.distanceKm === null) return exact;
  const distanceKm = facts.distanceKm + limits.listedPlaceKm;
  return matchPercentageOf(wishes, offer, { ...facts, distanceKm }) === null ? null : exact;
}

type ListedPerson = {
  userId: string;
  place: Coordinates | null;
  /** Of the posting. */
  to: Coordinates | null;
  compareTo: (title: string) => TitleFact;
};

/** Percent, rounded down; 100 counts as 90. */
export function coarsePercentage(matchPercentage: number): number {
  const step = limits.listedStepPercent;
  return Math.min(100 - step, Math.floor(matchPercentage / step) * step);
}

export function startOfOrder({ recruiterId, secret }: ListViewer): number {
  return keyedBytes(secret, `order for ${recruiterId}`).readUIntBE(0, 6) % orderCount;
}

export function positionFrom(start: number, order: number): number {
  return (order - start + orderCount) % orderCount;
}

export function firstOrders(start: number, positions: number): { $gte: number; $lt: number }[] {
  const end = start + Math.min(positions, orderCount);
  if (end <= orderCount) return [{ $gte: start, $lt: end }];
  return [
    { $gte: start, $lt: orderCount },
    { $gte: 0, $lt: end - orderCount },
  ];
}
