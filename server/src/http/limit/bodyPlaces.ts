import type { Request } from 'express';
import { tooSlow } from '../../errors.ts';
import { addressKey } from '../limits.ts';

/** Bodies of up to 100 kB in transit; 256 in full are 25 MB. */
const bounds = { ofCaller: 32, ofAll: 256 };

type Reading = { done: Promise<void>; cut: () => void };

export type BodyPlaces = ReturnType<typeof createBodyPlaces>;

/** When full, cuts the oldest body of the caller with the most, so slow senders yield to newcomers. */
export function createBodyPlaces({ ofCaller, ofAll } = bounds) {
  const byCaller = new Map<string, Set<Reading>>();
  let count = 0;

  function leave(caller: string, reading: Reading): void {
    const own = byCaller.get(caller);
    if (!own?.delete(reading)) return;
    count -= 1;
    if (own.size === 0) byCaller.delete(caller);
  }

  function cutOldestOf(caller: string): void {
    const [oldest] = byCaller.get(caller) ?? [];
    if (!oldest) return;
    leave(caller, oldest);
    oldest.cut();
  }

  function busiestCaller(): string {
    const [[first] = ['']] = byCaller;
    const size = (caller: string) => byCaller.get(caller)?.size ?? 0;
    return [...byCaller.keys()].reduce(
      (most, caller) => (size(caller) > size(most) ? caller : most),
      first,
    );
  }

  return async (req: Request, reading: Reading): Promise<void> => {
    const caller = req.user?.id ?? addressKey(req.ip);
    if ((byCaller.get(caller)?.size ?? 0) >= ofCaller) cutOldestOf(caller);
    else if (count >= ofAll) cutOldestOf(busiestCaller());
    byCaller.set(caller, (byCaller.get(caller) ?? new Set<Reading>()).add(reading));
    count += 1;
    try {
      await reading.done;
    } finally {
      leave(caller, reading);
    }
  };
}

/** `done` throws an `AppError` 408 after `ms`, or once cut. */
export function readInTime(ms: number, read: () => Promise<void>): Reading {
  let cut: Reading['cut'] = () => undefined;
  const isCut = new Promise<never>((_resolve, reject) => {
    cut = () => reject(tooSlow());
  });
  const timer = setTimeout(cut, ms);
  const done = Promise.race([read(), isCut]).finally(() => clearTimeout(timer));
  return { done, cut };
}
