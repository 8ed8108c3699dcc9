import type { Facts } from './fact.ts';
import type { Source } from './source.ts';

export function readContract(_source: Source): Facts['contractType'] {
  return null;
}
