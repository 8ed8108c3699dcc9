import type { Facts } from './fact.ts';
import type { Source } from './source.ts';

export function readHomeOffice(_source: Source): Facts['homeOfficePercent'] {
  return null;
}
