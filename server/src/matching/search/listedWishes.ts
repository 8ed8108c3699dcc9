// What a list may tell of a candidate, to those without a key: title, mode, kind of contract, a coarse floor and place.
import { limits } from '@inkognito/shared/limits';
import { type CandidateWishes, noWishes } from '@inkognito/shared/rules/types';
import type { SearchFields } from '../../questionnaire/questionnaire.model.ts';
import { type JudgedAnswers, toWishes } from '../facts.ts';

/** Only the comparison judges branch, hours and home office, so it may exclude a listed candidate. */
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
