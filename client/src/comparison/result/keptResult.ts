import type { ComparisonDto } from '@inkognito/shared/matching';
import { build, isOfThisBuild } from '../../lib/build.ts';
import { withStorage } from '../../lib/form/draft.ts';

type Kept = { result: ComparisonDto; username: string };

const storageKey = 'inkognito.result';

/** Signing in may leave the page and its history state. */
export function keepResult(kept: Kept): void {
  withStorage((storage) => storage.setItem(storageKey, JSON.stringify({ ...kept, build })));
}

export function forgetResult(): void {
  withStorage((storage) => storage.removeItem(storageKey));
}

export function keptResult(username: string): Kept | null {
  const stored = withStorage((storage) => storage.getItem(storageKey));
  if (stored === null) return null;
  try {
    const kept = JSON.parse(stored) as Kept;
    return isOfThisBuild(kept) && kept.username === username ? kept : null;
  } catch {
    // Not written by us.
    return null;
  }
}
