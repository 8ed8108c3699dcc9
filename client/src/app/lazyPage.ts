import type { QueryClient } from '@tanstack/react-query';
import { type ComponentType, lazy } from 'react';

export type PageModule = {
  default: ComponentType;
  readFirst?: (queryClient: QueryClient) => Promise<unknown>;
};

export type LoadPage = () => Promise<PageModule>;

/** Usually a newer build has replaced the chunk. */
export class PageLoadError extends Error {}

const restMs = 80;

export const lazyPage = (load: LoadPage) =>
  lazy(() =>
    load().catch((cause: unknown) => {
      throw new PageLoadError('A page did not load.', { cause });
    }),
  );

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
