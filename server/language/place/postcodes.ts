import alpinePlaces from './alpinePlaces.json' with { type: 'json' };
import germanPlaces from './germanPlaces.json' with { type: 'json' };
import type { Coordinates } from './distance.ts';

export const countries = ['DE', 'AT', 'CH'] as const;
export type Country = (typeof countries)[number];

export interface Postcode extends Coordinates {
  readonly country: Country;
  readonly zipcode: string;
  readonly town: string;
  readonly isMain: boolean;
}

type Row = readonly [zipcode: string, town: string, latitude: number, longitude: number];

/** As `germanPlaces.json` and `server/language/training/places.ts` wrote them; tests check the rows. */
const rowsOf = { ...germanPlaces, ...alpinePlaces } as unknown as Record<Country, readonly Row[]>;

/** Of several rows of a postcode the first is its main place. */
export const readPostcodes = (): Postcode[] =>
  countries.flatMap((country) =>
    rowsOf[country].map(([zipcode, town, latitude, longitude], index, rows) => ({
      ...{ country, zipcode, town, latitude, longitude },
      isMain: country === 'DE' || rows[index - 1]?.[0] !== zipcode,
    })),
  );
