import { use, useSyncExternalStore } from 'react';

/**
 * A small cache for reads on React's own Suspense (`use`). Reasons and figures for not taking a library:
 * docs/decisions/004-own-query-cache.md.
 */
export type Query<Value> = { readonly key: string; readonly fetch: () => Promise<Value> };

type Entry = {
  promise: Promise<unknown>;
  fetch: () => Promise<unknown>;
  settledAt: number | null;
  failed: boolean;
};

/** How long a read counts as fresh, so that going back and forth does not fetch each time. */
const freshMs = 5_000;

const entries = new Map<string, Entry>();
const listeners = new Map<string, Set<() => void>>();

/** Reads a value, suspending until it is there and throwing when it cannot be had. */
export function useQuery<Value>(query: Query<Value>): Value {
  const promise = useSyncExternalStore(
    (notify) => subscribe(query, notify),
    () => read(query),
  );
  // Keys are unique to their query, so the entry under this key holds this query's value.
  return use(promise) as Value;
}

/** Starts a read before it is needed, for example when a pointer rests on a link. */
export function prefetch(query: Query<unknown>): void {
  void read(query);
}

/** Marks every read whose key starts with one of the prefixes as stale; those on screen are fetched again. */
export async function invalidate(...prefixes: string[]): Promise<void> {
  const stale = [...entries].filter(([key]) => prefixes.some((prefix) => key.startsWith(prefix)));
  for (const [key] of stale) if (!listeners.has(key)) entries.delete(key);
  const watched = stale.filter(([key]) => listeners.has(key));
  await Promise.all(watched.map(([key, entry]) => refetch(key, entry)));
}

/** Puts a value that an answer brought along in place of a read. */
export function setQuery<Value>(query: Query<Value>, value: Value): void {
  settle(query.key, {
    promise: fulfilled(value),
    fetch: query.fetch,
    settledAt: Date.now(),
    failed: false,
  });
}

/** Lets failed reads be tried again; called when a page opens or the user asks for another try. */
export function forgetFailures(): void {
  for (const [key, entry] of entries) if (entry.failed) entries.delete(key);
}

/** Forgets everything that was read: after log-out nothing of the person stays in memory. */
export function clearQueries(): void {
  entries.clear();
  for (const notify of [...listeners.values()].flatMap((set) => [...set])) notify();
}

function read(query: Query<unknown>): Promise<unknown> {
  const known = entries.get(query.key);
  if (known) return known.promise;
  const entry = start(query);
  entries.set(query.key, entry);
  return entry.promise;
}

function start({ fetch }: Pick<Query<unknown>, 'fetch'>): Entry {
  const entry: Entry = { promise: fetch(), fetch, settledAt: null, failed: false };
  entry.promise.then(
    () => (entry.settledAt = Date.now()),
    () => (entry.failed = true),
  );
  return entry;
}

function subscribe(query: Query<unknown>, notify: () => void): () => void {
  const set = listeners.get(query.key) ?? new Set();
  listeners.set(query.key, set.add(notify));
  const entry = entries.get(query.key);
  if (entry?.settledAt && Date.now() - entry.settledAt > freshMs) void refetch(query.key, entry);
  return () => {
    set.delete(notify);
    if (set.size === 0) listeners.delete(query.key);
  };
}

/** What is on screen stays there until the new value has come. */
async function refetch(key: string, entry: Entry): Promise<void> {
  const next = start(entry);
  const [result] = await Promise.allSettled([next.promise]);
  const promise = result.status === 'fulfilled' ? fulfilled(result.value) : next.promise;
  // A newer value may have been put here meanwhile; it wins.
  if (entries.get(key) === entry) settle(key, { ...next, promise, settledAt: Date.now() });
}

function settle(key: string, entry: Entry): void {
  entries.set(key, entry);
  for (const notify of listeners.get(key) ?? []) notify();
}

/** A promise that `use` reads at once: React looks for these two fields. */
function fulfilled<Value>(value: Value): Promise<Value> {
  return Object.assign(Promise.resolve(value), { status: 'fulfilled', value });
}
