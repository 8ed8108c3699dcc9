import type { WorkMode } from '@inkognito/shared/rules/codes';
import { type JobInput, jobInput, salary, salaryOrderMessage } from '@inkognito/shared/job';
import type { FieldPath } from 'react-hook-form';
import type { z } from '@inkognito/shared/schema/zod';

/** The posting's rules over the fields of its form, which has the ends of the salary beside each other. */
export const jobForm = jobInput
  .omit({ salary: true })
  .extend({ salaryMin: salary.shape.min, salaryMax: salary.shape.max })
  .refine(({ salaryMin, salaryMax }) => salaryMin <= salaryMax, {
    error: salaryOrderMessage,
    path: ['salaryMin'],
  })
  .transform(({ salaryMin, salaryMax, ...answers }): JobInput => ({
    ...answers,
    // A place typed before the work mode was changed is not part of the answer.
    jobLocation: hasPlace(answers.remoteChoice) ? answers.jobLocation : '',
    salary: { min: salaryMin, max: salaryMax },
  }));

export type JobFormValues = z.input<typeof jobForm>;

/** Whether a place of work can be entered: where people come to it at least sometimes. */
export function hasPlace(mode: WorkMode | null | undefined): boolean {
  return mode === 'local' || mode === 'hybrid';
}

/** Where a form starts: with an earlier posting, or empty but for the country. */
export function startValues(posting: JobInput | undefined): Partial<JobFormValues> {
  if (!posting) return { country: 'DE', remoteChoice: null, jobLocation: '' };
  return {
    jobTitle: posting.jobTitle,
    field: posting.field,
    zipcode: posting.zipcode,
    country: posting.country,
    companySize: posting.companySize,
    branch: posting.branch,
    remoteChoice: posting.remoteChoice,
    homeOfficePercent: posting.homeOfficePercent,
    jobLocation: posting.jobLocation,
    distance: posting.distance,
    contractType: posting.contractType,
    salaryMin: posting.salary.min,
    salaryMax: posting.salary.max,
  };
}

/** Paths of the call → names of the form, for the server's field errors. */
export const jobFormNames: Readonly<Record<string, FieldPath<JobFormValues>>> = {
  jobTitle: 'jobTitle',
  field: 'field',
  zipcode: 'zipcode',
  country: 'country',
  companySize: 'companySize',
  branch: 'branch',
  remoteChoice: 'remoteChoice',
  homeOfficePercent: 'homeOfficePercent',
  jobLocation: 'jobLocation',
  distance: 'distance',
  contractType: 'contractType',
  salary: 'salaryMin',
  'salary.min': 'salaryMin',
  'salary.max': 'salaryMax',
};
