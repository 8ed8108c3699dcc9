import type { PlaceSearch } from '@inkognito/shared/job';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { usePaused } from '../title/title.queries.ts';

const pauseMs = 300;

export const placeQuery = (query: PlaceSearch) =>
  queryOptions({
    queryKey: ['places', query],
    queryFn: async ({ signal }) => {
      const { place } = await call('findPlace', { query, signal, quiet: true });
      return place?.town ?? null;
    },
    staleTime: Infinity,
    retry: false,
  });

/** `undefined` while loading, and without a search. */
export function useTown(search: PlaceSearch | null): string | null | undefined {
  const asked = JSON.stringify(search);
  const isPaused = usePaused(asked, pauseMs) === asked;
  const { data } = useQuery({ ...placeQuery(search ?? {}), enabled: search !== null && isPaused });
  return search === null ? undefined : data;
}
