import pLimit from 'p-limit';
import { tooManyRequests } from '../../errors.ts';
import { areLimitsEnabled, reportHit } from './rateLimit.ts';

/** More than these would wait longer than anybody does, and hold their memory meanwhile. */
const queueMax = 50;

/**
 * Runs heavy work few at a time. Who comes when the queue is full is refused at once instead of made to wait.
 * @throws {AppError} 429
 */
export function limitConcurrency(count: number) {
  const few = pLimit(count);
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (areLimitsEnabled() && few.pendingCount >= queueMax) {
      reportHit('limitConcurrency');
      throw tooManyRequests(
        'Gerade ist sehr viel los. Bitte versuchen Sie es gleich noch einmal.',
        2,
      );
    }
    return few(work);
  };
}
