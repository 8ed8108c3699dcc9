import { limits } from '@inkognito/shared/limits';
import { readStored, removeStored, withStorage, writeStored } from '../storage.ts';

/** What a guest typed stays in this browser as long as their access: it ends by itself, by signing in and out. */
const prefix = 'inkognito.guest/';
const keptMs = limits.guestHours * 60 * 60 * 1000;

type Kept = { until: number; value: unknown };

/** `null` when missing or over. */
export function readGuestValue(name: string, now = Date.now()): unknown {
  dropOldGuestValues(now);
  return readKept(prefix + name)?.value ?? null;
}

/** Writing again does not prolong it. */
export function keepGuestValue(name: string, value: unknown, now = Date.now()): void {
  dropOldGuestValues(now);
  const until = readKept(prefix + name)?.until ?? now + keptMs;
  writeStored(prefix + name, { until, value }, 'localStorage');
}

export function dropGuestValue(name: string): void {
  removeStored(prefix + name, 'localStorage');
}

export function dropOldGuestValues(now = Date.now()): void {
  dropWhere((key) => !((readKept(key)?.until ?? 0) > now));
}

export const dropGuestValues = (): void => dropWhere(() => true);

export function guestNames(): string[] {
  return withStorage(ownKeys, 'localStorage')?.map((key) => key.slice(prefix.length)) ?? [];
}

const ownKeys = (storage: Storage) => Object.keys(storage).filter((key) => key.startsWith(prefix));

function dropWhere(isDropped: (key: string) => boolean): void {
  withStorage((storage) => {
    for (const key of ownKeys(storage).filter(isDropped)) storage.removeItem(key);
  }, 'localStorage');
}

const readKept = (key: string) => readStored(key, 'localStorage') as Kept | null;
