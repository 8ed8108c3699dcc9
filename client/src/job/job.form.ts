import {
  type JobInput,
  jobAnswers,
  namesPlace,
  placeMissing,
  salary,
  salaryOrderMessage,
} from '@inkognito/shared/job';
import type { WorkMode } from '@inkognito/shared/rules/codes';
import { limits } from '@inkognito/shared/rules/limits';
import { z } from '@inkognito/shared/schema/zod';
import type { ServerForm } from '../lib/form/useServerForm.ts';
import { type CompanyAnswers, pick } from './company.ts';

const answersInput = jobAnswers.omit({ salary: true });

/** The posting's rules over the fields of its form, which has the ends of the salary beside each other. */
const fields = answersInput.extend({
  salaryMin: salary.shape.min,
  salaryMax: salary.shape.max.optional(),
  acceptedZipcode: z.string().optional(),
});

export type JobFormValues = z.input<typeof fields>;

/** What the fields need of the form they stand in. */
export type JobFieldsForm = Pick<
  ServerForm<JobFormValues, JobInput>,
  'clearErrors' | 'control' | 'field' | 'formState' | 'getValues' | 'setFocus' | 'setValue'
>;

const answered = fields
  .refine(namesPlace, placeMissing)
  .refine(({ salaryMin, salaryMax = salaryMin }) => salaryMin <= salaryMax, {
    error: salaryOrderMessage,
    path: ['salaryMin'],
  })
  .transform(({ salaryMin, salaryMax = salaryMin, ...values }): JobInput => ({
    ...pick(values, answersInput.keyof().options),
    salary: { min: salaryMin, max: salaryMax },
  }));

/** `initial` is the posting that the form started with. */
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
    // A place typed before the work mode was changed is not part of the answer.
    ...(!hasPlace(values.remoteChoice) && { jobLocation: '' }),
    // An empty number field is NaN.
    ...(!Number.isNaN(salaryMax) && { salaryMax }),
  };
}

/** Whether people may have to come to a place of work, so that it and the radius around it are asked. */
export function hasPlace(mode: WorkMode | null | undefined): boolean {
  return mode !== 'remote';
}

/** On site there is none, unless the posting said otherwise before. */
export function asksHomeOffice(mode: WorkMode | null | undefined, initial?: JobInput): boolean {
  if (mode !== 'local') return mode !== 'remote';
  return initial?.remoteChoice === 'local' && initial.homeOfficePercent !== 0;
}

/** What a posting said stays, or the same answers would be another posting. */
function answersThatFollow(mode: WorkMode | null | undefined, initial: JobInput | undefined) {
  if (mode === 'remote') {
    return initial?.remoteChoice === 'remote'
      ? pick(initial, ['homeOfficePercent', 'distance'])
      : { homeOfficePercent: limits.homeOfficeMaxPercent, distance: limits.distanceMaxKm };
  }
  return asksHomeOffice(mode, initial) ? {} : { homeOfficePercent: 0 };
}

/** In kilometres; there already, and may be changed. */
const usualDistance = 50;

/** Where a form starts: with an earlier posting, or with the company alone. */
export function startValues(
  posting: JobInput | undefined,
  company: CompanyAnswers | null = null,
): Partial<JobFormValues> {
  if (!posting) {
    const texts = { description: '', employer: '', adUrl: '' };
    return {
      ...{ zipcode: '', country: 'DE', remoteChoice: null, jobLocation: '' },
      ...{ distance: usualDistance, ...texts, ...company },
      acceptedZipcode: company?.zipcode ?? '',
    };
  }
  // A posting as it is read holds more than its form.
  const { distance, ...answers } = pick(posting, answersInput.keyof().options);
  return {
    ...answers,
    // Should the work mode change.
    distance: hasPlace(posting.remoteChoice) ? distance : usualDistance,
    acceptedZipcode: posting.zipcode,
    salaryMin: posting.salary.min,
    salaryMax: posting.salary.max,
  };
}

/** Paths of the call whose field has another name in the form. */
export const jobFormNames = {
  salary: 'salaryMin',
  'salary.min': 'salaryMin',
  'salary.max': 'salaryMax',
} as const;
