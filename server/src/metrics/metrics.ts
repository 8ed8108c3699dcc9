import { Registry, collectDefaultMetrics } from 'prom-client';
import { comparisonWatch } from './comparisonMetrics.ts';
import { databaseWatch } from './databaseMetrics.ts';
import { limitCount } from './limitMetrics.ts';
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
