import type { JobComparisonResult } from '@inkognito/shared/comparison';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { ApiError, call } from '../../lib/api.ts';
import { openProfilesKey } from '../../matching/matching.queries.ts';
import { pagesOf } from '../../lib/pages.ts';

export const jobComparedQuery = (id: string) =>
  pagesOf(['jobs', 'one', id, 'compared'], 'comparisons', (cursor) =>
    call('listJobComparisons', { params: { id }, query: { cursor } }),
  );

/** Small, so that progress shows and stopping takes effect soon. */
export const chunkSize = 5;

export type ComparisonRun = {
  phase: 'idle' | 'running' | 'stopping';
  results: readonly JobComparisonResult[];
  total: number;
  /** Public ids of the candidates not compared yet. */
  waiting: readonly string[];
  failure: string | null;
};

const notBegun: ComparisonRun = {
  phase: 'idle',
  results: [],
  total: 0,
  waiting: [],
  failure: null,
};

/** One refusal does not stop the others. */
export function useComparisonRun(jobId: string) {
  const queryClient = useQueryClient();
  const [run, setRun] = useState(notBegun);
  const isStopped = useRef(false);
  useEffect(
    () => () => {
      isStopped.current = true;
    },
    [],
  );

  const compareWith = async (candidateIds: readonly string[]) => {
    isStopped.current = false;
    setRun(({ results }) => ({
      phase: 'running',
      // A repeated comparison replaces the candidate's result.
      results: results.filter(({ candidate }) => !candidateIds.includes(candidate)),
      total: candidateIds.length,
      waiting: candidateIds,
      failure: null,
    }));
    let waiting = candidateIds;
    let failure: string | null = null;
    while (waiting.length > 0 && failure === null && !hasStopped(isStopped)) {
      const outcome = await compareFew(jobId, waiting.slice(0, chunkSize));
      if (typeof outcome === 'string') failure = outcome;
      else {
        waiting = waiting.slice(chunkSize);
        const rest = waiting;
        setRun((before) => ({
          ...before,
          results: [...before.results, ...outcome],
          waiting: rest,
        }));
      }
    }
    setRun((before) => ({ ...before, phase: 'idle', failure }));
    void queryClient.invalidateQueries({ queryKey: jobComparedQuery(jobId).queryKey });
    // The page keeps showing the results; other pages refetch.
    for (const queryKey of [['matches'], ['jobs', 'offered'], openProfilesKey]) {
      void queryClient.invalidateQueries({ queryKey, refetchType: 'none' });
    }
  };

  return {
    run,
    compareWith,
    stop: () => {
      isStopped.current = true;
      setRun((before) => ({ ...before, phase: 'stopping' }));
    },
    reset: () => {
      setRun(notBegun);
      void queryClient.invalidateQueries({ queryKey: openProfilesKey });
    },
  };
}

function hasStopped(flag: { readonly current: boolean }): boolean {
  return flag.current;
}

/** Returns a sentence if the next ones would be refused for the same reason. */
async function compareFew(jobId: string, candidateIds: readonly string[]) {
  try {
    const body = { candidateIds: [...candidateIds] };
    return (await call('compareWithMany', { params: { id: jobId }, body })).results;
  } catch (error) {
    if (error instanceof ApiError && error.code !== 'internal') return error.message;
    return candidateIds.map((candidate): JobComparisonResult => ({
      candidate,
      code: 'internal',
      error: 'Der Vergleich ist fehlgeschlagen. Bitte versuchen Sie es erneut.',
    }));
  }
}
