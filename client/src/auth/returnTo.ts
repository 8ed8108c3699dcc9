import { isOwnPath } from './signInState.ts';

const key = 'inkognito.way-back';

/** In the tab's session storage: navigation state is lost in the redirect, and an address anybody could write. */
export function keepReturnTo(from: string | undefined): void {
  withStorage((storage) => {
    if (from === undefined) storage.removeItem(key);
    else storage.setItem(key, from);
  });
}

/** Once; `undefined` also for an address that is none of ours. */
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
