import { useEffect, useLayoutEffect, useState, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** Runs before the first paint: a code must not stay in the address bar or the history. */
export function useTakenQuery(): URLSearchParams {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const [query] = useState(() => new URLSearchParams(search));
  const bare = search === '';

  useLayoutEffect(() => {
    if (!bare) window.history.replaceState(window.history.state, '', pathname);
  }, [bare, pathname]);

  // A normal effect: on first load the router does not listen yet during layout effects.
  useEffect(() => {
    if (!bare) void navigate(pathname, { replace: true });
  }, [bare, navigate, pathname]);

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
