import type { Facts } from '../fact.ts';
import type { Source } from '../source.ts';

export function readPay(_source: Source): Facts['salary'] {
  return null;
}
