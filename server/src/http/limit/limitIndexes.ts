import { createDistinctLimitIndexes } from './distinctLimit.ts';
import { createLimiter } from './rateLimit.ts';

/** Before the first request: without the unique index, parallel requests would each start a counter. */
export async function createLimitIndexes(): Promise<void> {
  // All limiters share one collection, so any rule will do.
  await createLimiter('indexes', { points: 1, duration: 1 }).createIndexes();
  await createDistinctLimitIndexes();
}
