export interface CircuitBreaker {
  readonly isOpen: () => boolean;
  readonly succeeded: () => void;
  /** True if a new pause begins. */
  readonly failed: () => boolean;
}

/** Keeps a dead service from slowing everybody down; if the try after a pause fails too, the next pause begins. */
export function circuitBreaker(
  { failures, pauseMs }: { failures: number; pauseMs: number },
  now: () => number = Date.now,
): CircuitBreaker {
  let failuresInARow = 0;
  let pausedUntil = 0;
  const isOpen = () => now() < pausedUntil;
  return {
    isOpen,
    succeeded: () => {
      failuresInARow = 0;
    },
    failed: () => {
      failuresInARow += 1;
      if (failuresInARow < failures) return false;
      // A request that was under way when the pause began prolongs it.
      const isNew = !isOpen();
      pausedUntil = now() + pauseMs;
      return isNew;
    },
  };
}
