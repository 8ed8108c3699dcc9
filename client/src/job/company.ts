import { type JobInput, jobAnswers } from '@inkognito/shared/job';
import { limits } from '@inkognito/shared/limits';
import { readStored, removeStored, writeStored } from '../lib/storage.ts';

const companyInput = jobAnswers.pick({
  branch: true,
  companySize: true,
  zipcode: true,
  jobLocation: true,
  country: true,
  field: true,
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
  const kept = readStored(storageKey, 'localStorage') as {
    keptAt: number;
    company: unknown;
  } | null;
  if (kept === null) return null;
  if (now - kept.keptAt < keptMs) return companyInput.safeParse(kept.company).data ?? null;
  removeStored(storageKey, 'localStorage');
  return null;
}

export function keepCompany(answers: JobInput, now = Date.now()): void {
  writeStored(storageKey, { keptAt: now, company: companyOf(answers) }, 'localStorage');
}
