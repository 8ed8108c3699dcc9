import { Counter, type Registry } from 'prom-client';
import type { Handler } from '../http/endpoints.ts';

export function comparisonWatch(
  registry: Registry,
): (compare: Handler<'compare'>) => Handler<'compare'> {
  const comparisons = new Counter({
    name: 'inkognito_comparisons_total',
    help: 'Postings compared with a candidate, repetitions included.',
    registers: [registry],
  });
  const matches = new Counter({
    name: 'inkognito_matches_total',
    help: 'Comparisons that were a match.',
    registers: [registry],
  });
  return (compare) => async (call) => {
    const comparison = await compare(call);
    comparisons.inc();
    if (comparison.isMatch) matches.inc();
    return comparison;
  };
}
