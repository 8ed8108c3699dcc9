import type { PlaceSearch } from '@inkognito/shared/job';
import type { CountryCode } from '@inkognito/shared/codes';
import { z } from '@inkognito/shared/schema/zod';
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
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

/** `acceptedZipcode` is used although it is unknown. */
export type ZipcodeValues = {
  zipcode?: string | undefined;
  country?: CountryCode | null | undefined;
  acceptedZipcode?: string | undefined;
};

const forms: Partial<Record<CountryCode, { pattern: RegExp; sentence: string }>> = {
  DE: {
    // The server knows the town of one that lost its zero.
    pattern: /^(?:(?:DE?[- ])?\d{2} ?\d{3}|\d{4})$/i,
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

export function checkingZipcode<Output, Values extends ZipcodeValues>(
  schema: z.ZodType<Output, Values>,
  queryClient: QueryClient,
): z.ZodType<Output, Values> {
  return z.custom<Values>().transform(async (values, context) => {
    const [parsed, wrong] = await Promise.all([
      schema.safeParseAsync(values),
      whatIsWrong(values, queryClient),
    ]);
    for (const { path, message } of parsed.error?.issues ?? []) {
      context.addIssue({ code: 'custom', path, message });
    }
    if (wrong !== null) context.addIssue({ code: 'custom', path: ['zipcode'], message: wrong });
    return parsed.success ? parsed.data : z.NEVER;
  });
}

async function whatIsWrong(
  { zipcode = '', country, acceptedZipcode }: ZipcodeValues,
  queryClient: QueryClient,
): Promise<string | null> {
  const form = country && forms[country];
  const typed = zipcode.trim();
  if (!form || typed === '') return null;
  const search = zipcodeSearch({ zipcode, country });
  if (search === null) return form.sentence;
  if (typed === acceptedZipcode) return null;
  // A failed lookup must not block the form.
  const town = await queryClient.query(placeQuery(search)).catch(() => undefined);
  if (town === null && /^\d{4}$/.test(typed) && country === 'DE') return form.sentence;
  return town === null ? 'Bitte prüfen Sie die Postleitzahl, oder bestätigen Sie sie.' : null;
}
