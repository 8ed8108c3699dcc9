import { withStorage } from '../lib/form/draft.ts';

/** Where a link with a key led, its fragment, and when. */
export type LinkKey = { pathname: string; hash: string; at: number };

let taken: LinkKey | undefined;

/** Before anything is sent: a key must not be found later in the address bar or the history. */
export function takeLinkKey(): void {
  const { pathname, hash } = location;
  // Capitals and digits, so that no anchor of a page is taken for a key.
  if (!/^#[A-Z\d-]{4}/.test(hash)) return;
  history.replaceState(history.state, '', pathname);
  taken = { pathname, hash, at: performance.now() };
}

export const takenLinkKey = (): LinkKey | undefined => taken;

const storageKey = 'inkognito.keys';

/** By username. */
const keysInMemory = new Map<string, string>();
let readLink: LinkKey | undefined;

/** A key from a link or typed, until it is used; '' without one. */
export function heldKey(username: string): string {
  readLinkKey();
  return keysInMemory.get(username) ?? storedKeys().get(username) ?? '';
}

export function holdKey(username: string, key: string): void {
  keysInMemory.set(username, key);
}

/** For the way to sign-in and back, which may leave the page: in the tab's session storage. */
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

/** Once; what messengers add after it is none of the key. */
function readLinkKey(): void {
  const link = takenLinkKey();
  if (!link || link === readLink) return;
  readLink = link;
  const key = /^[A-Z\d-]+/.exec(link.hash.slice(1))?.[0];
  if (key === undefined) return;
  const username = link.pathname.replaceAll('/', '').toLowerCase();
  keysInMemory.set(username, key);
  // A reload finds no key in the address any more.
  store(storedKeys().set(username, key));
}

function store(keys: ReadonlyMap<string, string>): void {
  withStorage((storage) => {
    if (keys.size === 0) storage.removeItem(storageKey);
    else storage.setItem(storageKey, JSON.stringify([...keys]));
  });
}

function storedKeys(): Map<string, string> {
  const stored = withStorage((storage) => storage.getItem(storageKey));
  if (stored === null) return new Map();
  try {
    return new Map(JSON.parse(stored) as [string, string][]);
  } catch {
    // What a script of an extension or an earlier version left there is no key.
    return new Map();
  }
}
