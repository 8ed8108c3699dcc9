import type { TitleSuggestionsDto } from '@inkognito/shared/job';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { useEffect, useState } from 'react';

/** The meaning of a title changes only with a new version. */
const freshMs = 10 * 60_000;

export const titleSuggestionsQuery = (typed: string) =>
  queryOptions({
    queryKey: ['titles', 'suggestions', typed],
    queryFn: ({ signal }): Promise<TitleSuggestionsDto> =>
      call('suggestTitles', { query: { q: typed }, signal, quiet: true }),
    staleTime: freshMs,
    placeholderData: (previous, previousQuery) => {
      const before = previousQuery?.queryKey[2] ?? '';
      const isSameWord = typed.startsWith(before) || before.startsWith(typed);
      return before !== '' && isSameWord ? previous : undefined;
    },
  });

export const titleReadingQuery = (title: string) =>
  queryOptions({
    queryKey: ['titles', 'reading', title],
    queryFn: async ({ signal }) => {
      const query = { q: title, whole: 'true' as const };
      const { reading } = await call('suggestTitles', { query, signal, quiet: true });
      return reading ?? null;
    },
    staleTime: freshMs,
  });

export function usePaused<Value>(value: Value, pauseMs: number): Value | undefined {
  const [paused, setPaused] = useState<Value>();
  useEffect(() => {
    const timer = setTimeout(() => setPaused(value), pauseMs);
    return () => clearTimeout(timer);
  }, [value, pauseMs]);
  return paused;
}
