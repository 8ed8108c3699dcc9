import { createDistinctLimitIndexes } from './distinctLimit.ts';
import { createLimiter } from './rateLimit.ts';

export async function createLimitIndexes(): Promise<void> {
  // All limiters share one collection, so any rule will do.
  await createLimiter('indexes', { points: 1, duration: 1 }).createIndexes();
  await createDistinctLimitIndexes();
}
