import {
  type JobInput,
  jobAnswers,
  namesPlace,
  placeMissing,
  salary,
  salaryOrderMessage,
} from '@inkognito/shared/job';
import type { ContractType, WorkMode } from '@inkognito/shared/codes';
import { limits } from '@inkognito/shared/limits';
import { isPartTimeContract } from '@inkognito/shared/rules/criteria/contractType';
import { defaultsOf } from '@inkognito/shared/schema/defaults';
import { z } from '@inkognito/shared/schema/zod';
import type { ServerForm } from '../lib/form/useServerForm.ts';
import { type CompanyAnswers, pick } from './company.ts';
import { hasRightForm, wrongZipcode } from './place/zipcode.form.ts';

const answersInput = jobAnswers.omit({ salary: true });

/** An empty field is `null`. */
export const typedAmount = z.custom<number | null>().pipe(salary.shape.min);

const fields = answersInput.extend({
  salaryMin: typedAmount,
  salaryMax: typedAmount.optional(),
});

export type JobFormValues = z.input<typeof fields>;

export type JobFieldsForm = Pick<
  ServerForm<JobFormValues, JobInput>,
  'control' | 'field' | 'formState' | 'getValues' | 'setFocus' | 'setValue'
>;

const answered = fields
  .refine(namesPlace, placeMissing)
  .refine(hasRightForm, wrongZipcode)
  .refine(({ salaryMin, salaryMax = salaryMin }) => salaryMin <= salaryMax, {
    error: salaryOrderMessage,
    path: ['salaryMin'],
  })
  .transform(({ salaryMin, salaryMax = salaryMin, ...values }): JobInput => ({
    ...pick(values, answersInput.keyof().options),
    salary: { min: salaryMin, max: salaryMax },
  }));

export function jobForm(initial?: JobInput) {
  return z
    .custom<JobFormValues>()
    .transform((values) => completed(values, initial))
    .pipe(answered);
}

function completed(values: JobFormValues, initial: JobInput | undefined): JobFormValues {
  const { salaryMax, ...asked } = pick(values, fields.keyof().options);
  return {
    ...asked,
    ...answersThatFollow(values.remoteChoice, initial),
    // A place typed before the work mode changed does not count.
    ...(!hasPlace(values.remoteChoice) && { jobLocation: '' }),
    ...(salaryMax !== null && { salaryMax }),
  };
}

export function hasPlace(mode: WorkMode | null | undefined): boolean {
  return mode !== 'remote';
}

export function asksHomeOffice(mode: WorkMode | null | undefined): boolean {
  return mode !== 'remote' && mode !== 'local';
}

/** Full time needs no hours; said ones count. */
export function asksHours({
  contractType,
  weeklyHours,
}: {
  contractType?: ContractType | undefined;
  weeklyHours?: number | null | undefined;
}): boolean {
  return isPartTimeContract(contractType) || typeof weeklyHours === 'number';
}

/** Keeps the edited posting's answers; changing them would create another posting. */
function answersThatFollow(mode: WorkMode | null | undefined, initial: JobInput | undefined) {
  const kept = initial?.remoteChoice === mode ? initial : undefined;
  if (mode === 'local') return { homeOfficePercent: kept?.homeOfficePercent ?? 0 };
  if (mode !== 'remote') return {};
  return kept
    ? pick(kept, ['homeOfficePercent', 'distance'])
    : { homeOfficePercent: limits.homeOfficeMaxPercent, distance: limits.distanceMaxKm };
}

/** Kilometres. */
const usualDistance = 50;

export function startValues(
  posting: JobInput | undefined,
  company: CompanyAnswers | null = null,
): Partial<JobFormValues> {
  if (!posting) {
    return {
      ...defaultsOf(jobAnswers),
      ...{ country: 'DE', distance: usualDistance, ...company },
    };
  }
  const { distance, ...answers } = pick(posting, answersInput.keyof().options);
  return {
    ...answers,
    distance: hasPlace(posting.remoteChoice) ? distance : usualDistance,
    salaryMin: posting.salary.min,
    salaryMax: posting.salary.max,
  };
}

export const jobFormNames = {
  salary: 'salaryMin',
  'salary.min': 'salaryMin',
  'salary.max': 'salaryMax',
} as const;
