import { type JobInput, jobAnswers } from '@inkognito/shared/job';
import { limits } from '@inkognito/shared/limits';

const companyInput = jobAnswers.pick({
  branch: true,
  companySize: true,
  zipcode: true,
  jobLocation: true,
  country: true,
  field: true,
  contractType: true,
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

const storageKey = 'inkognito.company';
const keptMs = limits.guestHours * 60 * 60 * 1000;

/** A guest's latest answers in this browser; `null` when missing or expired. */
export function readCompany(now = Date.now()): CompanyAnswers | null {
  try {
    const { keptAt, company } = JSON.parse(localStorage.getItem(storageKey) ?? '') as {
      keptAt: number;
      company: unknown;
    };
    if (now - keptAt < keptMs) return companyInput.parse(company);
    localStorage.removeItem(storageKey);
    return null;
  } catch {
    return null;
  }
}

export function keepCompany(answers: JobInput, now = Date.now()): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify({ keptAt: now, company: companyOf(answers) }));
  } catch {
    // Without storage the questions are asked again.
  }
}
