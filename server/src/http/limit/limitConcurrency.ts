import pLimit from 'p-limit';
import { tooManyRequests } from '../../errors.ts';

const queueMax = 50;

/** The returned function throws an `AppError` 429 at once when its queue is full. */
export function limitConcurrency(count: number) {
  const limit = pLimit(count);
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (limit.pendingCount >= queueMax) {
      throw tooManyRequests(
        'Gerade ist sehr viel los. Bitte versuchen Sie es gleich noch einmal.',
        2,
        'limitConcurrency',
      );
    }
    return limit(work);
  };
}
