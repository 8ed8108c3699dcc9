import { useSyncExternalStore } from 'react';

/** A breakpoint of ui/tokens.css. */
const phones = () => window.matchMedia('(width < 640px)');

export const useIsPhone = (): boolean => useSyncExternalStore(subscribe, () => phones().matches);

function subscribe(onChange: () => void): () => void {
  const query = phones();
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}
