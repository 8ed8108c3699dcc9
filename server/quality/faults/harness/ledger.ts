// A ledger of acknowledged writes: each must exist at the end; others may, since an answer can get lost.
import { setTimeout as sleep } from 'node:timers/promises';
import { unless } from '../fault.ts';

const pauseAfterFailureMs = 20;

export type Ledger = {
  acknowledged: ReadonlySet<number>;
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
      } else await sleep(pauseAfterFailureMs);
    }
  };
  const all = Promise.all(Array.from({ length: writers }, (_, writer) => work(writer)));
  return {
    acknowledged,
    slowestMs: () => slowestMs,
    longestStandStillMs: () => longestMs,
    stop: async () => {
      stopped = true;
      await all;
    },
  };
}

/** What is missing of the acknowledged numbers, or stored twice. */
export function compareLedger(acknowledged: Iterable<number>, found: readonly number[]): string[] {
  const there = new Set(found);
  const lost = [...acknowledged].filter((key) => !there.has(key)).length;
  const doubled = found.length - there.size;
  return [
    ...unless(lost === 0, `${lost} acknowledged writes are lost`),
    ...unless(doubled === 0, `${doubled} writes are stored twice`),
  ];
}
