import { useEffect, useState } from 'react';

/** The value once it has stayed the same for as long as that. */
export function usePaused<Value>(value: Value, pauseMs: number): Value | undefined {
  const [paused, setPaused] = useState<Value>();
  useEffect(() => {
    const timer = setTimeout(() => setPaused(value), pauseMs);
    return () => clearTimeout(timer);
  }, [value, pauseMs]);
  return paused;
}
