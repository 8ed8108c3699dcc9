import { type JobInput, jobInput, salary, salaryOrderMessage } from '@inkognito/shared/job';
import type { WorkMode } from '@inkognito/shared/rules/codes';
import { limits } from '@inkognito/shared/rules/limits';
import { z } from '@inkognito/shared/schema/zod';
import type { ServerForm } from '../lib/form/useServerForm.ts';
import type { CompanyAnswers } from './company.ts';

const answersInput = jobInput.omit({ salary: true });

/** The posting's rules over the fields of its form, which has the ends of the salary beside each other. */
const fields = answersInput.extend({
  salaryMin: salary.shape.min,
  salaryMax: salary.shape.max.optional(),
});

export type JobFormValues = z.input<typeof fields>;

/** What the fields need of the form they stand in. */
export type JobFieldsForm = Pick<
  ServerForm<JobFormValues, JobInput>,
  'control' | 'field' | 'formState' | 'getValues' | 'setFocus' | 'setValue'
>;

const answered = fields
  .refine(({ salaryMin, salaryMax = salaryMin }) => salaryMin <= salaryMax, {
    error: salaryOrderMessage,
    path: ['salaryMin'],
  })
  .transform(({ salaryMin, salaryMax = salaryMin, ...answers }): JobInput => ({
    ...answers,
    // A place typed before the work mode was changed is not part of the answer.
    jobLocation: hasPlace(answers.remoteChoice) ? answers.jobLocation : '',
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
    // An empty number field is NaN.
    ...(!Number.isNaN(salaryMax) && { salaryMax }),
  };
}

/** Whether a place of work can be entered: where people come to it at least sometimes. */
export function hasPlace(mode: WorkMode | null | undefined): boolean {
  return mode === 'local' || mode === 'hybrid';
}

export function asksDistance(mode: WorkMode | null | undefined): boolean {
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

/** Where a form starts: with an earlier posting, or with the company alone. */
export function startValues(
  posting: JobInput | undefined,
  company: CompanyAnswers | null = null,
): Partial<JobFormValues> {
  if (!posting) {
    const texts = { description: '', employer: '', adUrl: '' };
    return { country: 'DE', remoteChoice: null, jobLocation: '', ...texts, ...company };
  }
  // A posting as it is read holds more than its form.
  const { distance, ...answers } = pick(posting, answersInput.keyof().options);
  return {
    ...answers,
    // Without a radius the field is empty, should the work mode change.
    ...(asksDistance(posting.remoteChoice) && { distance }),
    salaryMin: posting.salary.min,
    salaryMax: posting.salary.max,
  };
}

function pick<Value extends object, Key extends keyof Value>(value: Value, keys: readonly Key[]) {
  // These are the entries that were asked for.
  return Object.fromEntries(keys.map((key) => [key, value[key]])) as Pick<Value, Key>;
}

/** Paths of the call whose field has another name in the form. */
export const jobFormNames = {
  salary: 'salaryMin',
  'salary.min': 'salaryMin',
  'salary.max': 'salaryMax',
} as const;
