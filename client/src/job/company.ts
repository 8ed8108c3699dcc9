import { type JobInput, jobAnswers } from '@inkognito/shared/job';
import { limits } from '@inkognito/shared/rules/limits';

/** The answers that are mostly the same in all postings of one company, as the form shows them. */
export const companyAnswers = [
  'branch',
  'companySize',
  'zipcode',
  'jobLocation',
  'country',
  'field',
  'contractType',
] as const;
export type CompanyAnswers = Pick<JobInput, (typeof companyAnswers)[number]>;

const companyInput = jobAnswers.pick({
  branch: true,
  companySize: true,
  zipcode: true,
  jobLocation: true,
  country: true,
  field: true,
  contractType: true,
});

export function companyOf(posting: JobInput | undefined): CompanyAnswers | null {
  if (!posting) return null;
  const { branch, companySize, zipcode, jobLocation, country, field, contractType } = posting;
  return { branch, companySize, zipcode, jobLocation, country, field, contractType };
}

const key = 'inkognito.company';
const keptMs = limits.guestHours * 60 * 60 * 1000;

/** Of whoever has no account, in this browser; `null` where nothing is kept, or for too long. */
export function readCompany(now = Date.now()): CompanyAnswers | null {
  try {
    const { keptAt, company } = JSON.parse(localStorage.getItem(key) ?? '') as {
      keptAt: number;
      company: unknown;
    };
    if (now - keptAt < keptMs) return companyInput.parse(company);
    localStorage.removeItem(key);
    return null;
  } catch {
    // Nothing, or nothing of ours; or the browser forbids storage.
    return null;
  }
}

export function keepCompany(answers: JobInput, now = Date.now()): void {
  try {
    localStorage.setItem(key, JSON.stringify({ keptAt: now, company: companyOf(answers) }));
  } catch {
    // Without storage the fields are asked again.
  }
}
