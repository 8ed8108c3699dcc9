import type { Facts } from './fact.ts';
import type { Source } from './source.ts';

export function readDescription(_source: Source): Facts['description'] {
  return null;
}
