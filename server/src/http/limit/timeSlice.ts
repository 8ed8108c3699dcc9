import { setImmediate } from 'node:timers/promises';

const sliceMs = 4;

let lastTurn: Promise<void> = Promise.resolve();

/** Those who wait go on one after the other, each in a turn of the event loop of its own. */
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
