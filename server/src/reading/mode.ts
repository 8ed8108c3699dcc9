import type { Facts } from './fact.ts';
import type { Source } from './source.ts';

export function readMode(_source: Source): Facts['remoteChoice'] {
  return null;
}
