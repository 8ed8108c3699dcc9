import { setImmediate, setTimeout as sleep } from 'node:timers/promises';

const sliceMs = 4;
const restMs = 3 * sliceMs;

let lastTurn: Promise<void> = Promise.resolve();

/** Callers resume one per turn of the event loop, so that requests get in between. */
export function yieldToEventLoop(): Promise<void> {
  lastTurn = lastTurn.then(() => setImmediate());
  return lastTurn;
}

export interface TimeSlices {
  readonly isOver: () => boolean;
  readonly next: () => Promise<void>;
}

export function timeSlices(now: () => number = () => performance.now()): TimeSlices {
  let endsAt = now() + sliceMs;
  return {
    isOver: () => now() >= endsAt,
    next: async () => {
      await yieldToEventLoop();
      endsAt = now() + sliceMs;
    },
  };
}

/** For work that one account can repeat: takes a quarter of the processor. */
export function slicesWithRests(): TimeSlices {
  const slices = timeSlices();
  return {
    ...slices,
    next: async () => {
      await sleep(restMs);
      await slices.next();
    },
  };
}

/** One element should take no longer than a slice. */
export async function eachInSlices<Element>(
  elements: Iterable<Element>,
  work: (element: Element) => unknown,
  slices: TimeSlices = timeSlices(),
): Promise<void> {
  for (const element of elements) {
    if (slices.isOver()) await slices.next();
    work(element);
  }
}
