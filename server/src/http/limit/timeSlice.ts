import { setImmediate } from 'node:timers/promises';

const sliceMs = 4;

let lastTurn: Promise<void> = Promise.resolve();

/** Callers go on one after the other, each in its own turn of the event loop, so that requests come in between. */
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

/** Work on one element should take no longer than a slice. */
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
