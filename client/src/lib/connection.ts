import { onlineManager } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';

export type Connection = 'fine' | 'offline' | 'unreachable';

/** Delays before checking whether the server is back; the last one repeats. */
const pausesMs = [1_500, 3_000, 6_000, 12_000, 20_000];

let isChecking = false;
let check: () => Promise<unknown> = () => Promise.resolve();

export function checkConnectionBy(ask: () => Promise<unknown>): void {
  check = ask;
}

/** A call without an answer; only where the server's health has none either, nothing is reachable. */
export function noticeOutage(): void {
  if (isChecking) return;
  isChecking = true;
  checkUntilBack(0);
}

function checkUntilBack(tries: number): void {
  check().then(
    () => {
      isChecking = false;
      onlineManager.setOnline(true);
    },
    () => {
      onlineManager.setOnline(false);
      const pauseMs = pausesMs[Math.min(tries, pausesMs.length - 1)];
      setTimeout(() => checkUntilBack(tries + 1), pauseMs);
    },
  );
}

export function connectionNow(): Connection {
  if (!navigator.onLine) return 'offline';
  return onlineManager.isOnline() ? 'fine' : 'unreachable';
}

export function useConnection(): Connection {
  return useSyncExternalStore(onConnectionChange, connectionNow);
}

export function onConnectionChange(listener: () => void): () => void {
  return onlineManager.subscribe(listener);
}
