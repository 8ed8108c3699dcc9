import { salaryRule } from '../criteria/salary.ts';
import type { JobOffer } from '../types.ts';
import { makeFacts, makeWishes } from './ruleExamples.ts';

/** Thousands. */
export const possibleFloors: readonly number[] = Array.from(
  { length: 111 },
  (_, above) => 20 + above,
);

export type PayAnswer = { offer: JobOffer; score: number | null };

const wishes = makeWishes();
const facts = makeFacts();

export const scoreOfPay = (floor: number, offer: JobOffer): number | null =>
  salaryRule.assess({ ...wishes, salary: { min: floor, max: null } }, offer, facts).score;

/** The floors that would have given these answers: all that anybody can conclude. */
export const floorsAnswering = (answers: readonly PayAnswer[]): number[] =>
  possibleFloors.filter((floor) =>
    answers.every(({ offer, score }) => scoreOfPay(floor, offer) === score),
  );
