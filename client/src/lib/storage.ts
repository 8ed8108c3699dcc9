type Place = 'localStorage' | 'sessionStorage';

/** Storage may be forbidden or full; then nothing is kept, and everything else works. */
export function withStorage<Value>(
  use: (storage: Storage) => Value,
  place: Place = 'sessionStorage',
): Value | null {
  try {
    return use(window[place]);
  } catch {
    return null;
  }
}

/** `null` also for what is not JSON, so not written by us. */
export function readStored(key: string, place?: Place): unknown {
  return withStorage((storage): unknown => JSON.parse(storage.getItem(key) ?? 'null'), place);
}

export function writeStored(key: string, value: unknown, place?: Place): void {
  withStorage((storage) => storage.setItem(key, JSON.stringify(value)), place);
}

export function removeStored(key: string, place?: Place): void {
  withStorage((storage) => storage.removeItem(key), place);
}
