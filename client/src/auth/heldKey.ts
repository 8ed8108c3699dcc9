import { paths } from '@inkognito/shared/pages';
import { useSyncExternalStore } from 'react';
import { readStored, removeStored, writeStored } from '../lib/storage.ts';

export type LinkKey = { pathname: string; hash: string; at: number };

let taken: LinkKey | undefined;

/** Runs before any request: the key must not stay in the address bar or the history. */
export function takeLinkKey(): void {
  const { pathname, hash } = location;
  // Capitals and digits only, so that a page's anchor is not taken for a key; a result's token may begin with them.
  if (!/^#[A-Z\d-]{4}/.test(hash) || pathname === paths.result) return;
  history.replaceState(history.state, '', pathname);
  taken = { pathname, hash, at: performance.now() };
}

const takenLinkKey = (): LinkKey | undefined => taken;

export const useLinkKey = () => useSyncExternalStore(onPopState, takenLinkKey);

function onPopState(listener: () => void) {
  window.addEventListener('popstate', listener);
  return () => window.removeEventListener('popstate', listener);
}

const storageKey = 'inkognito.keys';

const keysInMemory = new Map<string, string>();
let readLink: LinkKey | undefined;

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

/** Ignores what messengers append to the link. */
function readLinkKey(): void {
  const link = takenLinkKey();
  if (!link || link === readLink) return;
  readLink = link;
  const key = /^[A-Z\d-]+/.exec(link.hash.slice(1))?.[0];
  if (key === undefined) return;
  const username = link.pathname.replaceAll('/', '').toLowerCase();
  keysInMemory.set(username, key);
  // The address no longer has the key, so a reload needs it from storage.
  store(storedKeys().set(username, key));
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
