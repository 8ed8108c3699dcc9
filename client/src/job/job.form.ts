import type { WorkMode } from '@inkognito/shared/rules/codes';
import { type JobInput, jobInput, salary, salaryOrderMessage } from '@inkognito/shared/job';
import type { z } from '@inkognito/shared/schema/zod';

const answersInput = jobInput.omit({ salary: true });

/** The posting's rules over the fields of its form, which has the ends of the salary beside each other. */
export const jobForm = answersInput
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
  // A posting as it is read holds more than its form.
  const answers = pick(posting, answersInput.keyof().options);
  return { ...answers, salaryMin: posting.salary.min, salaryMax: posting.salary.max };
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
