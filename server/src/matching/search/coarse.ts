// What lists made without a key may tell of a person: rough steps, in an order that knows nothing of wishes.
import { createHmac } from 'node:crypto';
import { limits } from '@inkognito/shared/rules/limits';
import { salaryInThousands } from '@inkognito/shared/rules/salary';
import { orderCount } from '../../questionnaire/search/listOrder.ts';
import { type JudgedAnswers, toWishes } from '../comparison/facts.ts';
import type { CandidateWishes } from '../rules/types.ts';

/** Whose list it is, and what keeps others from working out the grid of salaries. */
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

/** Percent, rounded down; 100 counts as 90. */
export function coarsePercentage(matchPercentage: number): number {
  const step = limits.listedStepPercent;
  return Math.min(100 - step, Math.floor(matchPercentage / step) * step);
}

/** Where the recruiter's own order of all people begins. */
export function startOfOrder({ recruiterId, secret }: ListViewer): number {
  return keyedBytes(secret, `order for ${recruiterId}`).readUIntBE(0, 6) % orderCount;
}

/** How far a person stands from the start. */
export function positionFrom(start: number, order: number): number {
  return (order - start + orderCount) % orderCount;
}

/** The stored orders of the first positions, in their order. */
export function firstOrders(start: number, positions: number): { $gte: number; $lt: number }[] {
  const end = start + Math.min(positions, orderCount);
  if (end <= orderCount) return [{ $gte: start, $lt: end }];
  return [
    { $gte: start, $lt: orderCount },
    { $gte: 0, $lt: end - orderCount },
  ];
}
