import { setImmediate, setTimeout as sleep } from 'node:timers/promises';

const sliceMs = 4;

let lastTurn: Promise<void> = Promise.resolve();

/** Callers resume one per turn of the event loop, so that requests get in between. */
export function yieldToEventLoop(): Promise<void> {
  lastTurn = lastTurn.then(() => setImmediate());
  return lastTurn;
}

/** `restMs` between slices, for work that one account can repeat. */
export function timeSlices({ now = () => performance.now(), restMs = 0 } = {}) {
  let endsAt = now() + sliceMs;
  return {
    isOver: (): boolean => now() >= endsAt,
    next: async (): Promise<void> => {
      if (restMs > 0) await sleep(restMs);
      await yieldToEventLoop();
      endsAt = now() + sliceMs;
    },
  };
}

/** A quarter of the processor. */
export const slicesWithRests = () => timeSlices({ restMs: 3 * sliceMs });

/** One element should take no longer than a slice. */
export async function eachInSlices<Element>(
  elements: Iterable<Element>,
  work: (element: Element) => unknown,
  slices = timeSlices(),
): Promise<void> {
  for (const element of elements) {
    if (slices.isOver()) await slices.next();
    work(element);
  }
}
