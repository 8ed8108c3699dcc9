/**
 * Remembers what `make` answered for the `capacity` keys asked for last. A Map keeps the order of insertion, so its
 * first key is the one that was asked for the longest ago.
 */
export function boundedCache<Value>(
  capacity: number,
  make: (key: string) => Value,
): (key: string) => Value {
  const kept = new Map<string, { readonly value: Value }>();
  return (key) => {
    const known = kept.get(key);
    if (known !== undefined) {
      kept.delete(key);
      kept.set(key, known);
      return known.value;
    }
    const value = make(key);
    kept.set(key, { value });
    if (kept.size > capacity) {
      for (const oldest of kept.keys()) {
        kept.delete(oldest);
        break;
      }
    }
    return value;
  };
}
