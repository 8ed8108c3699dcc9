import { type PlaceSearch, placeMissing } from '@inkognito/shared/job';
import type { CountryCode } from '@inkognito/shared/codes';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '../../lib/api.ts';
import { usePaused } from '../title/title.queries.ts';

const pauseMs = 300;

const placeQuery = (query: PlaceSearch) =>
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

export type ZipcodeValues = {
  zipcode?: string | undefined;
  country?: CountryCode | null | undefined;
};

const forms: Partial<Record<CountryCode, { pattern: RegExp; sentence: string }>> = {
  DE: {
    pattern: /^(?:DE?[- ])?\d{2} ?\d{3}$/i,
    sentence: 'Eine Postleitzahl in Deutschland hat fünf Ziffern.',
  },
  AT: {
    pattern: /^(?:AT?[- ])?\d{4}$/i,
    sentence: 'Eine Postleitzahl in Österreich hat vier Ziffern.',
  },
  CH: {
    pattern: /^(?:CH[- ])?\d{4}$/i,
    sentence: 'Eine Postleitzahl in der Schweiz hat vier Ziffern.',
  },
};

export function zipcodeSearch({ zipcode = '', country }: ZipcodeValues): PlaceSearch | null {
  const typed = zipcode.trim();
  return country && forms[country]?.pattern.test(typed) ? { zipcode: typed, country } : null;
}

/** What the country's postcodes look like, where this one does not. */
function rightForm({ zipcode = '', country }: ZipcodeValues): string | undefined {
  const form = country ? forms[country] : undefined;
  const typed = zipcode.trim();
  return typed === '' || form?.pattern.test(typed) ? undefined : form?.sentence;
}

export const hasRightForm = (values: ZipcodeValues): boolean => rightForm(values) === undefined;

/** Reported together with other errors. */
export const wrongZipcode = {
  ...placeMissing,
  error: ({ input }: { input?: unknown }) => rightForm(input as ZipcodeValues),
};
