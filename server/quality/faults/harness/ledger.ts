// The ledger: numbered writes, of which those are written down that were answered with success. Whatever happens, each
// of them must be there at the end; others may be, since an answer can get lost.
import { setTimeout as sleep } from 'node:timers/promises';

const pauseAfterFailureMs = 20;

export type Ledger = {
  acknowledged: ReadonlySet<number>;
  /** How many writes were answered with a failure or not at all. */
  refused: () => number;
  /** The longest answer, good or bad. */
  slowestMs: () => number;
  longestStandStillMs: () => number;
  stop: () => Promise<void>;
};

/** Starts so many writers; `write` tells whether a number was acknowledged. */
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

/** What of the ledger is not among the numbers found, and what was found more than once. */
export function compareLedger(acknowledged: Iterable<number>, found: readonly number[]) {
  const there = new Set(found);
  return {
    lost: [...acknowledged].filter((key) => !there.has(key)).length,
    doubled: found.length - there.size,
  };
}
