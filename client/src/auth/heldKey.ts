import { type Arrival, latestArrival } from '../lib/address.ts';
import { readStored, removeStored, writeStored } from '../lib/storage.ts';

const storageKey = 'inkognito.key';

type Held = { username: string; key: string };

/** Session storage survives a reload and leaving the page to sign in. */
let held = readStored(storageKey) as Held | null;
let readLink: Arrival | undefined;

export function heldKey(username: string): string {
  readLinkKey();
  return held?.username === username ? held.key : '';
}

/** In place of one for another profile. */
export function holdKey(username: string, key: string): void {
  held = { username, key };
  writeStored(storageKey, held);
}

export function dropKey(username: string): void {
  if (heldKey(username) === '') return;
  held = null;
  removeStored(storageKey);
}

function readLinkKey(): void {
  const link = latestArrival();
  if (link?.page !== 'profile' || link === readLink) return;
  readLink = link;
  holdKey(link.pathname.replaceAll('/', '').toLowerCase(), link.secret);
}
