import type { Facts } from './fact.ts';
import type { Source } from './source.ts';

export function readCompany(_source: Source): Pick<Facts, 'employer' | 'companySize' | 'branch'> {
  return { employer: null, companySize: null, branch: null };
}
