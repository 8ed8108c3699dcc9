import type { ComparisonDto } from '@inkognito/shared/comparison';
import { build, isOfThisBuild } from '../../lib/build.ts';
import { readStored, removeStored, writeStored } from '../../lib/storage.ts';

type Kept = { result: ComparisonDto; username: string };

const storageKey = 'inkognito.result';

/** Signing in may leave the page and its history state. */
export function keepResult(kept: Kept): void {
  writeStored(storageKey, { ...kept, build });
}

export function forgetResult(): void {
  removeStored(storageKey);
}

export function keptResult(username: string): Kept | null {
  const kept = readStored(storageKey) as Kept | null;
  return isOfThisBuild(kept) && kept?.username === username ? kept : null;
}
