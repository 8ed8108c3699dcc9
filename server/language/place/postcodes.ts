import { createRequire } from 'node:module';
import { z } from '@inkognito/shared/schema/zod';
import alpinePlaces from './alpinePlaces.json' with { type: 'json' };
import type { Coordinates } from './distance.ts';

export const countries = ['DE', 'AT', 'CH'] as const;
export type Country = (typeof countries)[number];

export interface Postcode extends Coordinates {
  readonly country: Country;
  readonly zipcode: string;
  readonly town: string;
  readonly isMain: boolean;
}

/** The package `zip-to-city` (MIT, from OpenGeoDB): German postcodes with their coordinates as text. */
const packageRows = z.array(
  z.object({
    zip: z.string().regex(/^\d{5}$/),
    lat: z.coerce.number(),
    lon: z.coerce.number(),
    city: z.string(),
  }),
);

function townName(city: string): string {
  return city.replace(/ \/ (.+)$/, ' ($1)');
}

export function readGermanPostcodes(): Postcode[] {
  // Not an import: read when first needed, as it takes 20 ms, and left outside the bundle with its package.
  const rows: unknown = createRequire(import.meta.url)('zip-to-city/germany.json');
  return packageRows.parse(rows).map(({ zip, lat, lon, city }) => ({
    country: 'DE',
    zipcode: zip,
    town: townName(city),
    isMain: true,
    latitude: lat,
    longitude: lon,
  }));
}

/** What `server/language/training/places.ts` wrote; its test checks the rows, as they change with the code only. */
const alpineRows = alpinePlaces as unknown as Record<
  'AT' | 'CH',
  readonly (readonly [zipcode: string, town: string, latitude: number, longitude: number])[]
>;

export function readPostcodes(): Postcode[] {
  const abroad = (['AT', 'CH'] as const).flatMap((country) =>
    alpineRows[country].map(([zipcode, town, latitude, longitude], index, rows) => ({
      country,
      zipcode,
      town,
      isMain: rows[index - 1]?.[0] !== zipcode,
      latitude,
      longitude,
    })),
  );
  return [...readGermanPostcodes(), ...abroad];
}
