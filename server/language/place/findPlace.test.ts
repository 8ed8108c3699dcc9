import writtenTowns from './test/writtenTowns.json' with { type: 'json' };
import { describe, expect, test } from 'vitest';
import { distanceKm } from './distance.ts';
import { findPlace, type Place, townOfPostcode } from './findPlace.ts';
import { otherTownNames } from './knownTowns.ts';

function getPlace(town: string): Place {
  const place = findPlace({ town });
  if (place === null) throw new Error(`${town} is not found.`);
  return place;
}

describe('a town', () => {
  test.each(writtenTowns)('written "%s" is %s', (town, name) => {
    expect(findPlace({ town })?.name).toBe(name);
  });

  test.each(Object.entries(otherTownNames))('called "%s" is %s', (other, proper) => {
    expect(findPlace({ town: other })).toEqual(getPlace(proper));
  });

  test.each(
    [
      ['', 'Remote', 'Home-Office', 'deutschlandweit', 'egal', 'Wolkenkuckucksheim', '12'],
      [
        'Bayern',
        'Sachsen',
        'Schleswig-Holstein',
        'Baden-Württemberg',
        'Brandenburg',
        'Deutschland',
      ],
      ['Neukirchen', 'Neustadt', 'Bergen', 'Friedberg'],
      ['London', 'Paris'],
    ].flat(),
  )('is unknown where "%s" stands, as that is none, or not plainly one', (town) => {
    expect(findPlace({ town })).toBeNull();
  });

  test('of a common name lies in its own middle, not between all of that name', () => {
    expect(distanceKm(getPlace('Münster'), { latitude: 51.96, longitude: 7.63 })).toBeLessThan(5);
    expect(distanceKm(getPlace('Fürth'), { latitude: 49.48, longitude: 10.99 })).toBeLessThan(5);
  });

  test('is looked for in the country that is named', () => {
    expect(findPlace({ town: 'Linz', country: 'DE' })?.name).toBe('Linz am Rhein');
    expect(findPlace({ town: 'Wien', country: 'at' })?.name).toBe('Wien');
    expect(findPlace({ town: 'Berlin', country: 'AT' })).toBeNull();
  });
});

describe('a postcode', () => {
  test('is more exact than the town it is in', () => {
    const trudering = findPlace({ zipcode: '81829', town: 'München', country: 'DE' });

    expect(trudering?.name).toBe('München');
    expect(distanceKm(trudering ?? getPlace('Berlin'), getPlace('München'))).toBeGreaterThan(5);
  });

  test('that no list of areas holds gives way to the town', () => {
    expect(findPlace({ zipcode: '80788', town: 'München' })).toEqual(getPlace('München'));
  });

  test('that no list of areas holds lies among its neighbours', () => {
    const bmw = findPlace({ zipcode: '80788' });

    expect(bmw?.name).toBe('PLZ-Gebiet 807');
    expect(distanceKm(bmw ?? getPlace('Berlin'), getPlace('München'))).toBeLessThan(5);
  });

  test.each([
    ['of Austria', { zipcode: '1010', country: 'AT' }, 'Wien'],
    ['of Switzerland', { zipcode: '1010', country: 'CH' }, 'Lausanne'],
    ['of the country its town is in', { zipcode: '1010', town: 'Wien' }, 'Wien'],
    [
      'of several villages, which is that of the largest,',
      { zipcode: '6020', country: 'AT' },
      'Innsbruck',
    ],
    ['of Austria that no list holds', { zipcode: '3999', country: 'AT' }, 'PLZ-Gebiet 39'],
  ])('%s is found', (_name, text, town) => {
    expect(findPlace(text)?.name).toBe(town);
  });

  test.each([
    ['without any neighbours', { zipcode: '00999' }],
    ['that Austria and Switzerland both have', { zipcode: '1010' }],
    ['of France, though it looks German', { zipcode: '80331', country: 'FR' }],
    ['that is none', { zipcode: 'unbekannt', country: 'DE' }],
    ['that is missing', { zipcode: null, country: null, town: null }],
  ])('%s is unknown', (_name, text) => {
    expect(findPlace(text)).toBeNull();
  });
});

describe('a distance', () => {
  test.each([
    ['Berlin', 'Hamburg', 255],
    ['Berlin', 'München', 504],
    ['Köln', 'Düsseldorf', 34],
    ['Frankfurt am Main', 'Frankfurt (Oder)', 480],
    ['Hamburg', 'München', 612],
    ['München', 'Wien', 355],
    ['Wien', 'Graz', 145],
    ['Zürich', 'Bern', 95],
  ])('from %s to %s is about %d km', (from, to, km) => {
    const distance = distanceKm(getPlace(from), getPlace(to));

    expect(Number.isInteger(distance)).toBe(true);
    expect(Math.abs(distance - km)).toBeLessThanOrEqual(8);
    expect(distanceKm(getPlace(to), getPlace(from))).toBe(distance);
  });

  test('within one place is 0', () => {
    expect(distanceKm(getPlace('Berlin'), getPlace('Berlin-Mitte'))).toBe(0);
  });
});

test.each([
  ['01067', 'DE', 'Dresden'],
  ['01 067', 'DE', 'Dresden'],
  ['1067', 'DE', 'Dresden'],
  ['1067', 'AT', null],
  ['1010', 'AT', 'Wien'],
  ['1010', 'DE', null],
  ['803 31', 'DE', 'München'],
  ['8033', 'DE', null],
])('the postcode "%s" in %s is one of %s', (zipcode, country, town) => {
  expect(townOfPostcode({ zipcode, country })).toBe(town);
  if (town !== null) expect(findPlace({ zipcode, country })?.name).toBe(town);
});
