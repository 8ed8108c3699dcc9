import { type Arrival, latestArrival } from '../lib/address.ts';
import { readStored, removeStored, writeStored } from '../lib/storage.ts';

const storageKey = 'inkognito.keys';

const keysInMemory = new Map<string, string>();
let readLink: Arrival | undefined;

export function heldKey(username: string): string {
  readLinkKey();
  return keysInMemory.get(username) ?? storedKeys().get(username) ?? '';
}

export function holdKey(username: string, key: string): void {
  keysInMemory.set(username, key);
}

/** Session storage survives leaving the page to sign in. */
export function storeHeldKeys(): void {
  readLinkKey();
  store(new Map([...storedKeys(), ...keysInMemory]));
}

export function dropKey(username: string): void {
  readLinkKey();
  keysInMemory.delete(username);
  const stored = storedKeys();
  if (stored.delete(username)) store(stored);
}

function readLinkKey(): void {
  const link = latestArrival();
  if (link?.page !== 'profile' || link === readLink) return;
  readLink = link;
  const username = link.pathname.replaceAll('/', '').toLowerCase();
  keysInMemory.set(username, link.secret);
  // The address no longer has the key, so a reload needs it from storage.
  store(storedKeys().set(username, link.secret));
}

function store(keys: ReadonlyMap<string, string>): void {
  if (keys.size === 0) removeStored(storageKey);
  else writeStored(storageKey, [...keys]);
}

function storedKeys(): Map<string, string> {
  const stored = readStored(storageKey);
  const pairs: unknown[] = Array.isArray(stored) ? stored : [];
  return new Map(pairs.filter((pair) => Array.isArray(pair)) as [string, string][]);
}
