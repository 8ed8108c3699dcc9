import { setImmediate as nextTurn } from 'node:timers/promises';

/** Nobody else should wait longer for the processor. A title that is read for the first time may take a millisecond. */
const sliceMs = 4;

let lastTurn: Promise<void> = Promise.resolve();

/**
 * A turn of the event loop for heavy work, in which no other heavy work is done: those who wait for one get theirs one
 * after the other, with everybody else's small work between.
 */
export function yieldToEventLoop(): Promise<void> {
  lastTurn = lastTurn.then(() => nextTurn());
  return lastTurn;
}

/** Long work in slices: once one is over, everybody else has their turn before the next. */
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
