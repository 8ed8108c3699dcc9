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
export function readStored(
  key: string,
  place?: Place,
  revive?: (key: string, value: unknown) => unknown,
): unknown {
  return withStorage(
    (storage): unknown => JSON.parse(storage.getItem(key) ?? 'null', revive),
    place,
  );
}

/** Whether it is kept. */
export function writeStored(key: string, value: unknown, place?: Place): boolean {
  const write = (storage: Storage) => {
    storage.setItem(key, JSON.stringify(value));
    return true;
  };
  return withStorage(write, place) ?? false;
}

export function removeStored(key: string, place?: Place): void {
  withStorage((storage) => storage.removeItem(key), place);
}
