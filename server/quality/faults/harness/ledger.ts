// A ledger of acknowledged writes: each must exist at the end; others may, since an answer can get lost.
import { setTimeout as sleep } from 'node:timers/promises';

const pauseAfterFailureMs = 20;

export type Ledger = {
  acknowledged: ReadonlySet<number>;
  refused: () => number;
  slowestMs: () => number;
  longestStandStillMs: () => number;
  stop: () => Promise<void>;
};

/** `write` returns whether the number was acknowledged. */
export function openLedger(
  writers: number,
  write: (key: number, writer: number) => Promise<boolean>,
): Ledger {
  const acknowledged = new Set<number>();
  let next = 0;
  let refused = 0;
  let slowestMs = 0;
  let longestMs = 0;
  let lastAt = performance.now();
  let stopped = false;

  const work = async (writer: number) => {
    while (!stopped) {
      const key = ++next;
      const startedAt = performance.now();
      const isAcknowledged = await write(key, writer);
      const now = performance.now();
      slowestMs = Math.max(slowestMs, now - startedAt);
      if (isAcknowledged) {
        acknowledged.add(key);
        longestMs = Math.max(longestMs, now - lastAt);
        lastAt = now;
      } else {
        refused += 1;
        await sleep(pauseAfterFailureMs);
      }
    }
  };
  const all = Promise.all(Array.from({ length: writers }, (_, writer) => work(writer)));
  return {
    acknowledged,
    refused: () => refused,
    slowestMs: () => slowestMs,
    longestStandStillMs: () => longestMs,
    stop: async () => {
      stopped = true;
      await all;
    },
  };
}

/** Missing and duplicate numbers. */
export function compareLedger(acknowledged: Iterable<number>, found: readonly number[]) {
  const there = new Set(found);
  return {
    lost: [...acknowledged].filter((key) => !there.has(key)).length,
    doubled: found.length - there.size,
  };
}
