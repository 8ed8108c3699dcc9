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
