import type { Facts } from './fact.ts';
import type { Source } from './source.ts';

export function readTitleAndField(_source: Source): Pick<Facts, 'jobTitle' | 'field'> {
  return { jobTitle: null, field: null };
}
