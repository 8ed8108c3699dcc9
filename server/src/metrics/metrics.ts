import { Counter, Registry, collectDefaultMetrics } from 'prom-client';
import type { Handler } from '../http/endpoints.ts';
import { databaseWatch } from './databaseMetrics.ts';
import { mailWatch } from './mailMetrics.ts';
import { requestWatch } from './requestMetrics.ts';

/** Labels hold no person and no id. */
export type Metrics = ReturnType<typeof createMetrics>;

export function createMetrics() {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const countLimit = limitCount(registry);
  return {
    registry,
    watchRequests: requestWatch(registry, countLimit),
    watchComparisons: comparisonWatch(registry),
    watchDatabase: databaseWatch(registry),
    watchMail: mailWatch(registry),
    countLimit,
  };
}

/** Counts also the tries whose limit does not show in a response. */
function limitCount(registry: Registry): (limit: string) => void {
  const hits = new Counter({
    name: 'inkognito_limits_hit_total',
    help: 'Tries beyond a limit, by its name.',
    labelNames: ['limit'],
    registers: [registry],
  });
  return (limit) => hits.inc({ limit });
}

function comparisonWatch(registry: Registry): (compare: Handler<'compare'>) => Handler<'compare'> {
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
