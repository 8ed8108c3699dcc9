import type { JobComparisonResult } from '@inkognito/shared/comparison';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useAction } from '../../lib/action.ts';
import { call } from '../../lib/api.ts';
import { openProfilesKey } from '../../matching/matching.queries.ts';
import { jobComparedQuery } from './Compared.tsx';

/** Small, so that progress shows. */
const chunkSize = 5;

const notBegun = { total: 0, results: [] as readonly JobComparisonResult[] };

/** One refusal does not stop the others; a failure of the call does. */
export function useComparisonRun(jobId: string) {
  const queryClient = useQueryClient();
  const [run, setRun] = useState(notBegun);

  const compareWith = async (candidateIds: readonly string[]) => {
    setRun({ total: candidateIds.length, results: [] });
    try {
      for (let at = 0; at < candidateIds.length; at += chunkSize) {
        const body = { candidateIds: candidateIds.slice(at, at + chunkSize) };
        const { results } = await call('compareWithMany', { params: { id: jobId }, body });
        setRun((before) => ({ ...before, results: [...before.results, ...results] }));
      }
    } finally {
      void queryClient.invalidateQueries({ queryKey: jobComparedQuery(jobId).queryKey });
      // The page keeps showing the results; other pages refetch.
      for (const queryKey of [['matches'], ['jobs', 'offered'], openProfilesKey]) {
        void queryClient.invalidateQueries({ queryKey, refetchType: 'none' });
      }
    }
  };
  const { run: start, busy, failure } = useAction(compareWith);
  const reset = () => {
    setRun(notBegun);
    void queryClient.invalidateQueries({ queryKey: openProfilesKey });
  };
  return { ...run, busy, failure, start, reset };
}
