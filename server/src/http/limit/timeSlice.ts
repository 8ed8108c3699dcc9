import { setImmediate } from 'node:timers/promises';

const sliceMs = 4;

let lastTurn: Promise<void> = Promise.resolve();

/** Callers resume one per turn of the event loop, so that requests get in between. */
export function yieldToEventLoop(): Promise<void> {
  lastTurn = lastTurn.then(() => setImmediate());
  return lastTurn;
}

export function timeSlices(now = () => performance.now()) {
  let endsAt = now() + sliceMs;
  return {
    isOver: (): boolean => now() >= endsAt,
    next: async (): Promise<void> => {
      await yieldToEventLoop();
      endsAt = now() + sliceMs;
    },
  };
}

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
