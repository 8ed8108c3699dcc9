import { useEffect, useSyncExternalStore } from 'react';
import { withStorage, writeStored } from '../lib/storage.ts';

/** `answers` are accepted requests. */
export type SeenList = 'offers' | 'matches' | 'requests' | 'candidates' | 'answers';

type Seen = Partial<Record<SeenList, string[]>>;

const listeners = new Set<() => void>();
const storageKey = (userId: string) => `inkognito.seen/${userId}`;

/** `marks`: times, newest first, or ids for `answers`; `undefined` while loading. A first visit counts nothing as new. */
export function useUnseen(
  userId: string,
  list: SeenList,
  marks: readonly string[] | undefined,
): { count: number; seen: readonly string[] | undefined } {
  const text = useSyncExternalStore(subscribe, () => read(userId));
  const seen = parse(text)[list];
  const isFirst = marks !== undefined && seen === undefined;
  useEffect(() => {
    if (isFirst) markSeen(userId, list, marks);
  }, [isFirst, userId, list, marks]);
  return { count: marks?.filter((mark) => isNew(list, mark, seen)).length ?? 0, seen };
}

export function isNew(list: SeenList, mark: string, seen: readonly string[] | undefined): boolean {
  if (seen === undefined) return false;
  return list === 'answers' ? !seen.includes(mark) : mark > (seen[0] ?? '');
}

export function markSeen(userId: string, list: SeenList, marks: readonly string[]): void {
  const before = parse(read(userId));
  const newest = list === 'answers' ? [...marks] : marks.slice(0, 1);
  const kept = newest.length === 0 ? (before[list] ?? []) : newest;
  if (before[list]?.join() === kept.join()) return;
  // Without storage nothing is ever marked as new.
  if (!writeStored(storageKey(userId), { ...before, [list]: kept }, 'localStorage')) return;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function read(userId: string): string {
  return withStorage((storage) => storage.getItem(storageKey(userId)), 'localStorage') ?? '';
}

function parse(text: string): Seen {
  try {
    const seen: unknown = JSON.parse(text);
    return typeof seen === 'object' && seen !== null ? seen : {};
  } catch {
    return {};
  }
}
