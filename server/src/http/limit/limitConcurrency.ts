import pLimit from 'p-limit';
import { tooManyRequests } from '../../errors.ts';
import { areLimitsEnabled, reportHit } from './rateLimit.ts';

const queueMax = 50;

/** The returned function throws an `AppError` 429 at once when its queue is full. */
export function limitConcurrency(count: number) {
  const limit = pLimit(count);
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (areLimitsEnabled() && limit.pendingCount >= queueMax) {
      reportHit('limitConcurrency');
      throw tooManyRequests(
        'Gerade ist sehr viel los. Bitte versuchen Sie es gleich noch einmal.',
        2,
      );
    }
    return limit(work);
  };
}
