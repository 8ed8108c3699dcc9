export interface CircuitBreaker {
  /** Nobody is to be asked now. */
  readonly isOpen: () => boolean;
  readonly succeeded: () => void;
  /** Whether a pause begins by it. */
  readonly failed: () => boolean;
}

/**
 * Keeps a dead service from slowing everybody down: after so many failures in a row nobody is asked for a while, and
 * if the next try fails too, for as long again.
 */
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
      // A question that was under way when the pause began prolongs it.
      const isNew = !isOpen();
      pausedUntil = now() + pauseMs;
      return isNew;
    },
  };
}
