import { describe, expect, test } from 'vitest';
import { findPlace } from './findPlace.ts';
import { readPostcodes } from './postcodes.ts';

/** The least and greatest latitude and longitude of each country, in degrees. */
const bounds = {
  DE: [47.2, 55.1, 5.8, 15.1],
  AT: [46.3, 49.1, 9.5, 17.2],
  CH: [45.8, 47.9, 5.9, 10.6],
} as const;

describe('postcodes', () => {
  const postcodes = readPostcodes();

  test('lie in their country', () => {
    const astray = postcodes.filter(({ country, latitude, longitude }) => {
      const [south, north, west, east] = bounds[country];
      return !(latitude > south && latitude < north && longitude > west && longitude < east);
    });

    expect(astray).toEqual([]);
  });

  test.each([
    ['DE', 8_000],
    ['AT', 1_900],
    ['CH', 3_100],
  ] as const)('of %s are more than %d', (country, least) => {
    const zipcodes = new Set(
      postcodes.filter((row) => row.country === country).map((row) => row.zipcode),
    );

    expect(zipcodes.size).toBeGreaterThan(least);
    for (const zipcode of zipcodes) expect(findPlace({ zipcode, country })).not.toBeNull();
  });
});
