import { useEffect } from 'react';
import { readStored, writeStored } from '../lib/storage.ts';

const storageKey = 'inkognito.fitting';
const most = 50;

export type Fitting = { count: number; at: string };
type Kept = Record<string, Fitting>;

const readAll = () => (readStored(storageKey, 'localStorage') ?? {}) as Kept;

/** Counting anew would use up a list, and lists are rationed. */
export const fittingOf = (jobId: string): Fitting | undefined => readAll()[jobId];

/** Keeps how many the list last opened in this browser showed. */
export function useRememberedCount(jobId: string, count: number | null): void {
  useEffect(() => {
    if (count === null) return;
    const { [jobId]: _before, ...others } = readAll();
    const newest = Object.entries(others).slice(1 - most);
    const at = new Date().toISOString();
    writeStored(
      storageKey,
      Object.fromEntries([...newest, [jobId, { count, at }]]),
      'localStorage',
    );
  }, [jobId, count]);
}
