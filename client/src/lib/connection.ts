import { useSyncExternalStore } from 'react';

export type Connection = 'fine' | 'offline' | 'unreachable';

/** Delays before checking whether the server is back; the last one repeats. */
const pausesMs = [1_500, 3_000, 6_000, 12_000, 20_000];

let unreachable = false;
let isChecking = false;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();
let check: () => Promise<unknown> = () => Promise.resolve();

export function checkConnectionBy(ask: () => Promise<unknown>): void {
  check = ask;
}

/** A call without an answer; only where the server's health has none either, nothing is reachable. */
export function noticeOutage(): void {
  if (unreachable || isChecking) return;
  isChecking = true;
  check()
    .catch(() => {
      unreachable = true;
      notify();
      retry(0);
    })
    .finally(() => {
      isChecking = false;
    });
}

export function connectionNow(): Connection {
  if (!navigator.onLine) return 'offline';
  return unreachable ? 'unreachable' : 'fine';
}

export function useConnection(): Connection {
  return useSyncExternalStore(onConnectionChange, connectionNow);
}

export function onConnectionChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function retry(tries: number): void {
  clearTimeout(timer);
  timer = setTimeout(
    () => {
      check().then(
        () => {
          unreachable = false;
          notify();
        },
        () => retry(tries + 1),
      );
    },
    pausesMs[Math.min(tries, pausesMs.length - 1)],
  );
}

function notify(): void {
  for (const listener of [...listeners]) listener();
}

for (const change of ['online', 'offline']) {
  window.addEventListener(change, () => {
    notify();
    if (unreachable && navigator.onLine) retry(0);
  });
}
