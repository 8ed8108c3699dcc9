import { useEffect, useRef } from 'react';

/** React runs effects twice in development, and a code is good once. */
export function useOnce(action: () => Promise<void>): void {
  const started = useRef(false);
  useEffect(() => {
    if (started.current) return;
    started.current = true;
    void action();
  });
}
