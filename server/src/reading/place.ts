import type { Facts } from './fact.ts';
import type { Source } from './source.ts';

export function readPlace(_source: Source): Pick<Facts, 'zipcode' | 'country' | 'jobLocation'> {
  return { zipcode: null, country: null, jobLocation: null };
}
