import type { QueryClient } from '@tanstack/react-query';
import { type ComponentType, lazy } from 'react';
import { matchPath } from 'react-router-dom';

type PageModule = {
  default: ComponentType;
  /** Reads what has to be there before anything of the page can be shown. */
  readFirst?: (queryClient: QueryClient) => Promise<unknown>;
};

export type LoadPage = () => Promise<PageModule>;

/** Most often there is a newer build by now. */
export class PageLoadError extends Error {}

const pages: { pattern: string; load: LoadPage }[] = [];

/** How long a pointer rests on a link before its page is fetched ahead. */
const restMs = 80;

/** Asks once, so that React goes on at once with what is here; what did not come is asked for again. */
function once<Loaded>(load: () => Promise<Loaded>): () => Promise<Loaded> {
  let loaded: Promise<Loaded> | undefined;
  return () =>
    (loaded ??= load().catch((error: unknown) => {
      loaded = undefined;
      throw error;
    }));
}

/** A chunk of its own, so that visitors load only what they open. @throws {PageLoadError} when it cannot be had */
export function lazyPage(pattern: string, loadPage: LoadPage) {
  const load = once(loadPage);
  pages.push({ pattern, load });
  return lazy(() => load().catch(failAs(`The page at ${pattern}`)));
}

export const loadSignedIn = once(() => import('./signedIn.ts'));

/** A component that only the signed-in need. */
export function lazySignedIn<Name extends 'SignedInBar' | 'AuthenticationGuard' | 'RoleGuard'>(
  name: Name,
) {
  return lazy(() => loadSignedIn().then((parts) => ({ default: parts[name] }), failAs(name)));
}

function failAs(what: string) {
  return (cause: unknown): never => {
    throw new PageLoadError(`${what} did not load.`, { cause });
  };
}

/** Fetches a page when a pointer rests on a link to it, or the focus does. Returns how to end that. */
export function prefetchOnIntent(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const notice = ({ target }: Event) => {
    clearTimeout(timer);
    const link = target instanceof Element ? target.closest('a') : null;
    if (link?.origin === window.location.origin) {
      timer = setTimeout(() => void fetchPage(link.pathname), restMs);
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

export async function fetchPage(pathname: string): Promise<PageModule | undefined> {
  const page = pages.find(({ pattern }) => matchPath(pattern, pathname));
  // Whoever opens the page fetches it again and is told what went wrong.
  return page?.load().catch(() => undefined);
}
