import { useEffect, useEffectEvent, useLayoutEffect, useState, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** Runs before the first paint: a code must not stay in the address bar or the history, which keeps `state` alone. */
export function useTakenQuery(state?: object, stateHasSecret = false): URLSearchParams {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const [query] = useState(() => new URLSearchParams(search));
  const isBare = search === '';

  useLayoutEffect(() => {
    if (!isBare) window.history.replaceState(window.history.state, '', pathname);
  }, [isBare, pathname]);

  const clean = useEffectEvent(() => void navigate(pathname, { replace: true, state }));
  // A normal effect: on first load the router does not listen yet during layout effects.
  useEffect(() => {
    if (!isBare || stateHasSecret) clean();
  }, [isBare, stateHasSecret]);

  return query;
}

/** React runs effects twice in development, and a code works once. */
export function useOnce(action: () => Promise<unknown>): void {
  const started = useRef(false);
  useEffect(() => {
    if (started.current) return;
    started.current = true;
    void action();
  });
}
