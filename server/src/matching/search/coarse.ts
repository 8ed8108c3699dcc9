// What a list without a key reveals: coarse steps, in an order independent of wishes.
import { createHmac } from 'node:crypto';
import { limits } from '@inkognito/shared/limits';
import { salaryInThousands } from '@inkognito/shared/rules/criteria/salary';
import { orderCount } from '../../questionnaire/search/searchFields.ts';
import { type Coordinates, placeBeside } from '../../../language/place/distance.ts';
import { type JudgedAnswers, factsBetween, toWishes } from '../facts.ts';
import { matchPercentageOf } from '@inkognito/shared/rules/score';
import type { CandidateWishes, JobOffer, TitleFact } from '@inkognito/shared/rules/types';

/** `secret` keeps recruiters from computing salary grids and shifted places. */
export type ListViewer = { recruiterId: string; secret: string };

const keyedBytes = (secret: string, text: string) =>
  createHmac('sha256', secret).update(text).digest();

/** Rounds the floor up within the candidate's own grid, so that no unsuitable candidate is listed. */
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

/** A fixed secret point up to 15 km away, so that repeated lists cannot locate the candidate. */
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

/** `null` if not listed: must match even from the farthest possible home, so that no listed candidate gets excluded. */
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
  to: Coordinates | null;
  compareTo: (title: string) => TitleFact;
};

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
