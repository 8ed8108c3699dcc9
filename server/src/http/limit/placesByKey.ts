import { tooManyRequests } from '../../errors.ts';

type Places = {
  max: number;
  sentence: string;
  limit: string;
};

const retrySeconds = 5;

/** Takes a place under every key and returns their release. The returned function throws an `AppError` 429. */
export function placesByKey({ max, sentence, limit }: Places) {
  const taken = new Map<string, number>();
  return (keys: readonly string[]): (() => void) => {
    if (keys.some((key) => (taken.get(key) ?? 0) >= max)) {
      throw tooManyRequests(sentence, retrySeconds, limit);
    }
    for (const key of keys) taken.set(key, (taken.get(key) ?? 0) + 1);
    return () => {
      for (const key of keys) {
        const left = (taken.get(key) ?? 1) - 1;
        if (left > 0) taken.set(key, left);
        else taken.delete(key);
      }
    };
  };
}
