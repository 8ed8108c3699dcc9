import { useEffect, useLayoutEffect, useState, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** Before anything is painted: codes and tokens must not be found later in the address bar or the history. */
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

  // The router hears of it a moment later: on a first load it does not listen yet during layout effects.
  useEffect(() => {
    if (!bare) void navigate(pathname, { replace: true });
  }, [bare, navigate, pathname]);

  return taken;
}

/** React runs effects twice in development, and a code is good once. */
export function useOnce(action: () => Promise<void>): void {
  const started = useRef(false);
  useEffect(() => {
    if (started.current) return;
    started.current = true;
    void action();
  });
}
