import { useEffect, useRef } from 'react';

/** Does something when the page opens, once: React runs effects twice while developing, and a code is good once. */
export function useOnce(action: () => Promise<void>): void {
  const started = useRef(false);
  useEffect(() => {
    if (started.current) return;
    started.current = true;
    void action();
  });
}
