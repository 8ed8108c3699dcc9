import { type Arrival, latestArrival } from '../lib/address.ts';
import { readStored, removeStored, writeStored } from '../lib/storage.ts';

const storageKey = 'inkognito.keys';

/** Session storage survives a reload and leaving the page to sign in. */
const keys = storedKeys();
let readLink: Arrival | undefined;

export function heldKey(username: string): string {
  readLinkKey();
  return keys.get(username) ?? '';
}

export function holdKey(username: string, key: string): void {
  keys.set(username, key);
  writeStored(storageKey, [...keys]);
}

export function dropKey(username: string): void {
  readLinkKey();
  if (!keys.delete(username)) return;
  if (keys.size === 0) removeStored(storageKey);
  else writeStored(storageKey, [...keys]);
}

function readLinkKey(): void {
  const link = latestArrival();
  if (link?.page !== 'profile' || link === readLink) return;
  readLink = link;
  holdKey(link.pathname.replaceAll('/', '').toLowerCase(), link.secret);
}

function storedKeys(): Map<string, string> {
  const stored = readStored(storageKey);
  const pairs: unknown[] = Array.isArray(stored) ? stored : [];
  return new Map(pairs.filter((pair) => Array.isArray(pair)) as [string, string][]);
}
