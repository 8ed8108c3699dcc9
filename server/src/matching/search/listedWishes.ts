// What a list may tell of a candidate, to those without a key: title, mode, kind of contract, a coarse floor and place.
import { limits } from '@inkognito/shared/limits';
import { type CandidateWishes, noWishes } from '@inkognito/shared/rules/types';
import type { SearchFields } from '../../questionnaire/questionnaire.model.ts';
import { type JudgedAnswers, toWishes } from '../facts.ts';

/** Branch, hours and home office are asked by the comparison alone, which may exclude somebody who was listed. */
export function listedWishes(
  answers: JudgedAnswers,
  { salaryFloor }: Pick<SearchFields, 'salaryFloor'>,
): CandidateWishes {
  const { branchesToExclude, weeklyHours, homeOfficePercent } = noWishes;
  const salary = { min: salaryFloor, max: null };
  return { ...toWishes(answers), salary, branchesToExclude, weeklyHours, homeOfficePercent };
}

/** Rounded down, below 100. */
export function coarsePercentage(matchPercentage: number): number {
  const step = limits.listedStepPercent;
  return Math.min(100 - step, Math.floor(matchPercentage / step) * step);
}
