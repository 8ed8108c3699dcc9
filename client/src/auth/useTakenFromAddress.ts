import { useEffect, useLayoutEffect, useState, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** Runs before the first paint: codes and tokens must not stay in the address bar or the history. */
export function useTakenFromAddress(): { query: URLSearchParams; fragment: URLSearchParams } {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const [taken] = useState(() => ({
    query: new URLSearchParams(search),
    fragment: new URLSearchParams(hash.slice(1)),
  }));
  const bare = search === '' && hash === '';

  useLayoutEffect(() => {
    if (!bare) window.history.replaceState(window.history.state, '', pathname);
  }, [bare, pathname]);

  // A normal effect: on first load the router does not listen yet during layout effects.
  useEffect(() => {
    if (!bare) void navigate(pathname, { replace: true });
  }, [bare, navigate, pathname]);

  return taken;
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
