import type { ReadAnswers } from '@inkognito/shared/reading';
import { salaryInThousands } from '@inkognito/shared/rules/salary';
import type { JobOffer, SalaryRange } from '../rules/types.ts';

const unsaid: SalaryRange = { min: null, max: null };

/** An empty field of this offer is not judged; see `judgeMessage`. */
export function toOffer(answers: ReadAnswers, floor: number | null): JobOffer {
  return {
    jobTitle: answers.jobTitle ?? '',
    field: answers.field ?? '',
    branch: answers.branch ?? '',
    remoteChoice: answers.remoteChoice ?? null,
    homeOfficePercent: answers.homeOfficePercent ?? null,
    distance: null,
    salary: certainSalary(answers.salary ?? {}, floor),
    zipcode: answers.zipcode ?? '',
    country: answers.country ?? '',
    jobLocation: answers.jobLocation ?? '',
    contractType: answers.contractType ?? '',
    companySize: answers.companySize ?? '',
  };
}

/** Of a pay with one end only what that end decides: "ab 65" reaches a floor of 60, and of one of 70 it says nothing. */
function certainSalary(
  { min, max }: NonNullable<ReadAnswers['salary']>,
  wishedFloor: number | null,
): SalaryRange {
  if (min !== undefined && max !== undefined) return { min, max };
  if (wishedFloor === null) return unsaid;
  const floor = salaryInThousands(wishedFloor);
  if (min !== undefined && min >= floor) return { min, max: min };
  if (max !== undefined && max < floor) return { min: max, max };
  return unsaid;
}
