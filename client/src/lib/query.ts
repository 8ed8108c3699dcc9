import { use, useCallback, useSyncExternalStore } from 'react';
import { isOutage } from './api.ts';

/**
 * A small cache for reads on React's own Suspense (`use`). Reasons and figures for not taking a library:
 * docs/decisions/004-own-query-cache.md.
 */
export type Query<Value> = { readonly key: string; readonly fetch: () => Promise<Value> };

/** What has been read of a list so far, and where it goes on; `null` when that is all of it. */
export type List<Entry> = {
  readonly entries: readonly Entry[];
  readonly nextCursor: string | null;
};

/** A read of a list that comes page after page. Its value is all that has been read of it. */
export type PagedQuery<Value extends List<unknown>> = Query<Value> & {
  readonly fetchPage: (cursor?: string) => Promise<Value>;
};

type Entry = {
  promise: Promise<unknown>;
  fetch: () => Promise<unknown>;
  settledAt: number | null;
  failed: boolean;
  /** The latest start of reading this anew; what was started before it is out of date. */
  next: Entry | null;
};

/** How long a read counts as fresh, so that going back and forth does not fetch each time. */
const freshMs = 5_000;

/** In the place of the time of a value that could not be read anew when it should have been. */
const outdated = Number.NEGATIVE_INFINITY;

const entries = new Map<string, Entry>();
const listeners = new Map<string, Set<() => void>>();

/** Reads a value, suspending until it is there and throwing when it cannot be had. */
export function useQuery<Value>(query: Query<Value>): Value {
  const { key } = query;
  const promise = useSyncExternalStore(
    useCallback((notify: () => void) => subscribe(key, notify), [key]),
    () => read(query),
  );
  // Keys are unique to their query, so the entry under this key holds this query's value.
  return use(promise) as Value;
}

/** A list that is read page after page; what a page brings besides its entries is kept from the latest one. */
export function pagedQuery<Value extends List<unknown>>(
  key: string,
  fetchPage: (cursor?: string) => Promise<Value>,
): PagedQuery<Value> {
  return { key, fetchPage, fetch: () => fetchPage() };
}

/** Reads a list, at first one page of it. `loadMore` adds the next one; it is `null` when there is none. */
export function usePages<Value extends List<unknown>>(query: PagedQuery<Value>) {
  const list = useQuery(query);
  return { ...list, loadMore: list.nextCursor === null ? null : () => loadMore(query) };
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
    next: null,
  });
}

/** Lets failed reads be tried again; called when a page opens or the user asks for another try. */
export function forgetFailures(): void {
  for (const [key, entry] of entries) if (entry.failed) entries.delete(key);
}

/** Reads again what stayed on screen while the server did not answer. */
export function refetchOutdated(): void {
  for (const [key, entry] of entries) {
    if (entry.settledAt === outdated && listeners.has(key)) void refetch(key, entry);
  }
}

/** Forgets everything that was read but for one query. What is on screen stays until it is drawn again. */
export function forgetAllBut({ key: kept }: Query<unknown>): void {
  for (const key of entries.keys()) if (key !== kept) entries.delete(key);
}

/** Forgets everything that was read, as a reload does. */
export function clearQueries(): void {
  entries.clear();
}

function read(query: Query<unknown>): Promise<unknown> {
  const known = entries.get(query.key);
  if (known) return known.promise;
  const entry = start(query);
  entries.set(query.key, entry);
  return entry.promise;
}

function start({ fetch }: Pick<Query<unknown>, 'fetch'>): Entry {
  const entry: Entry = { promise: fetch(), fetch, settledAt: null, failed: false, next: null };
  entry.promise.then(
    () => (entry.settledAt = Date.now()),
    () => (entry.failed = true),
  );
  return entry;
}

function subscribe(key: string, notify: () => void): () => void {
  const set = listeners.get(key) ?? new Set();
  listeners.set(key, set.add(notify));
  const entry = entries.get(key);
  if (entry?.settledAt && Date.now() - entry.settledAt > freshMs) void refetch(key, entry);
  return () => {
    set.delete(notify);
    if (set.size === 0) listeners.delete(key);
  };
}

/** What is on screen stays there until the new value has come. */
async function refetch(key: string, entry: Entry, fetch = entry.fetch): Promise<void> {
  const next = start({ fetch });
  entry.next = next;
  const [result] = await Promise.allSettled([next.promise]);
  if (result.status === 'rejected' && isOutage(result.reason)) {
    // What is on screen is worth more than a failure: somebody may be typing there.
    entry.settledAt = outdated;
    return;
  }
  const promise = result.status === 'fulfilled' ? fulfilled(result.value) : next.promise;
  // A newer value may have been put here or asked for meanwhile; it wins.
  if (entries.get(key) === entry && entry.next === next) {
    settle(key, { ...next, promise, settledAt: Date.now() });
  }
}

async function loadMore<Value extends List<unknown>>(query: PagedQuery<Value>): Promise<void> {
  const { key, fetchPage } = query;
  const entry = entries.get(key);
  // Entries under this key hold this query's value, see useQuery.
  const list = (await entry?.promise) as Value | undefined;
  if (!list || list.nextCursor === null) return;
  const longer = append(list, await fetchPage(list.nextCursor));
  const fetch = () => fetchList(fetchPage, longer.entries.length);
  const current = entries.get(key);
  if (current === entry && !current?.next) setQuery({ key, fetch }, longer);
  // The list was read anew meanwhile and may have changed before the new page, so all of it is read again.
  else if (current) await refetch(key, current, fetch);
}

/** Reads pages until there are as many entries as were shown before. */
async function fetchList<Value extends List<unknown>>(
  fetchPage: PagedQuery<Value>['fetchPage'],
  count: number,
): Promise<Value> {
  let list = await fetchPage();
  while (list.nextCursor !== null && list.entries.length < count) {
    list = append(list, await fetchPage(list.nextCursor));
  }
  return list;
}

function append<Value extends List<unknown>>(list: Value, page: Value): Value {
  return { ...page, entries: [...list.entries, ...page.entries] };
}

function settle(key: string, entry: Entry): void {
  entries.set(key, entry);
  for (const notify of listeners.get(key) ?? []) notify();
}

/** A promise that `use` reads at once: React looks for these two fields. */
function fulfilled<Value>(value: Value): Promise<Value> {
  return Object.assign(Promise.resolve(value), { status: 'fulfilled', value });
}
