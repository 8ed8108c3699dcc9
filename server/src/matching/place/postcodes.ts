import { createRequire } from 'node:module';
import { z } from '@inkognito/shared/zod';
import type { Coordinates } from './distance.ts';

export interface Postcode extends Coordinates {
  readonly zipcode: string;
  readonly town: string;
}

/** The rows of the package `zip-to-city` (MIT, from OpenGeoDB): German postcodes with their coordinates as text. */
const packageRows = z.array(
  z.object({
    zip: z.string().regex(/^\d{5}$/),
    lat: z.coerce.number(),
    lon: z.coerce.number(),
    city: z.string(),
  }),
);

/** "Frankfurt / Oder" is the package's way to write "Frankfurt (Oder)". */
function townName(city: string): string {
  return city.replace(/ \/ (.+)$/, ' ($1)');
}

/** Reads all German postcodes; takes some 20 ms, so whoever needs them keeps them. */
export function readPostcodes(): Postcode[] {
  // `require` rather than an import: read when first needed, and left outside the bundle with its package.
  const rows: unknown = createRequire(import.meta.url)('zip-to-city/germany.json');
  return packageRows.parse(rows).map(({ zip, lat, lon, city }) => ({
    zipcode: zip,
    town: townName(city),
    latitude: lat,
    longitude: lon,
  }));
}
