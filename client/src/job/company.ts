import { type JobInput, jobAnswers } from '@inkognito/shared/job';
import { keepGuestValue, readGuestValue } from '../lib/form/guestStorage.ts';

const companyInput = jobAnswers.pick({
  branch: true,
  companySize: true,
  zipcode: true,
  jobLocation: true,
  country: true,
});
export const companyAnswers = companyInput.keyof().options;
export type CompanyAnswers = Pick<JobInput, (typeof companyAnswers)[number]>;

export function companyOf(posting: JobInput | undefined): CompanyAnswers | null {
  return posting ? pick(posting, companyAnswers) : null;
}

export function pick<Value extends object, Key extends keyof Value>(
  value: Value,
  keys: readonly Key[],
) {
  return Object.fromEntries(keys.map((key) => [key, value[key]])) as Pick<Value, Key>;
}

const name = 'company';

/** A guest's latest answers, for every profile opened in this browser. */
export function readCompany(now?: number): CompanyAnswers | null {
  return companyInput.safeParse(readGuestValue(name, now)).data ?? null;
}

export function keepCompany(answers: JobInput, now?: number): void {
  keepGuestValue(name, companyOf(answers), now);
}
