import { isOwnPath } from './signInState.ts';

const key = 'inkognito.way-back';

/**
 * Keeps where a person wanted to go while they are away at a provider, in the session storage of this tab: the
 * navigation state does not survive the redirect, and an address would let anybody name the place.
 */
export function keepReturnTo(from: string | undefined): void {
  withStorage((storage) => {
    if (from === undefined) storage.removeItem(key);
    else storage.setItem(key, from);
  });
}

/** Where to return to, once; `undefined` when there is none, or none of ours. */
export function takeReturnTo(): string | undefined {
  const from = withStorage((storage) => {
    const kept = storage.getItem(key);
    storage.removeItem(key);
    return kept;
  });
  return from && isOwnPath(from) ? from : undefined;
}

/** A browser may forbid storage; then people arrive at the dashboard. */
function withStorage<Value>(use: (storage: Storage) => Value): Value | null {
  try {
    return use(window.sessionStorage);
  } catch {
    return null;
  }
}
