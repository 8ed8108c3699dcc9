import type { QueryClient } from '@tanstack/react-query';
import { type ComponentType, lazy } from 'react';

export type PageModule = {
  default: ComponentType;
  /** Reads what has to be there before anything of the page can be shown. */
  readFirst?: (queryClient: QueryClient) => Promise<unknown>;
};

export type LoadPage = () => Promise<PageModule>;

/** Most often there is a newer build. */
export class PageLoadError extends Error {}

const restMs = 80;

export const lazyPage = (load: LoadPage) =>
  lazy(() =>
    load().catch((cause: unknown) => {
      throw new PageLoadError('A page did not load.', { cause });
    }),
  );

/** Fetches a page when a pointer rests on a link to it, or the focus does. Returns how to end that. */
export function prefetchOnIntent(fetchPage: (pathname: string) => unknown): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const notice = ({ target }: Event) => {
    clearTimeout(timer);
    const link = target instanceof Element ? target.closest('a') : null;
    if (link?.origin === window.location.origin) {
      timer = setTimeout(() => fetchPage(link.pathname), restMs);
    }
  };
  document.addEventListener('pointerover', notice);
  document.addEventListener('focusin', notice);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('pointerover', notice);
    document.removeEventListener('focusin', notice);
  };
}
