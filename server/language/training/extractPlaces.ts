// Turns the rows of three packages into the list of postcodes abroad that the product keeps.
import { centreOf, crowFliesKm, type Coordinates } from '../place/distance.ts';

/** The first row of a postcode is its main place. */
export type PlaceRow = [zipcode: string, town: string, latitude: number, longitude: number];

export type City = Coordinates & { names: readonly string[]; population: number };
export type NamedPostcode = { zipcode: string; name: string };

/** Further from its region than this, a place is a namesake. */
const regionRadiusKm = 60;

/** About 100 m, finer than the centre of any postcode. */
const rounded = (degrees: number) => Math.round(degrees * 1000) / 1000;

/** "Wien, Favoriten" is in Wien; "Siegendorf / Cindrof" has a name in each of two languages. */
function readName(name: string): { town: string; districts: string[] } {
  const [town = name, ...districts] = name.split(',').map((part) => part.trim());
  const [first = town] = town.split(' / ');
  return { town: first, districts: districts.map((part) => part.replace(/^\d+\.Bez\.:/, '')) };
}

function byName(cities: readonly City[]): Map<string, City[]> {
  const found = new Map<string, City[]>();
  for (const city of cities) {
    for (const name of new Set(city.names)) {
      found.set(name, [...(found.get(name) ?? []), city]);
    }
  }
  return found;
}

/** By places with a unique name; regions are the first two digits. */
function regionCentres(
  postcodes: readonly NamedPostcode[],
  cities: ReadonlyMap<string, readonly City[]>,
): Map<string, Coordinates> {
  const regions = new Map<string, Coordinates[]>();
  for (const { zipcode, name } of postcodes) {
    const [only, ...others] = cities.get(readName(name).town) ?? [];
    if (only === undefined || others.length > 0) continue;
    const region = zipcode.slice(0, 2);
    regions.set(region, [...(regions.get(region) ?? []), only]);
  }
  return new Map(
    [...regions].flatMap(([region, places]) => {
      const centre = middleOf(places);
      return centre ? [[region, centre] as const] : [];
    }),
  );
}

/** Medians: a distant namesake must not move a region. */
function middleOf(places: readonly Coordinates[]): Coordinates | null {
  const median = (values: number[]) => values.sort((a, b) => a - b)[values.length >> 1];
  const latitude = median(places.map((place) => place.latitude));
  const longitude = median(places.map((place) => place.longitude));
  return latitude === undefined || longitude === undefined ? null : { latitude, longitude };
}

/** Takes missing coordinates from the places within; drops postcodes without known places. */
export function placePostcodes(
  postcodes: readonly NamedPostcode[],
  cities: readonly City[],
): PlaceRow[] {
  const named = byName(cities);
  const centres = regionCentres(postcodes, named);
  const towns = new Map<string, { zipcode: string; town: string; places: City[] }>();
  for (const { zipcode, name } of postcodes) {
    const centre = centres.get(zipcode.slice(0, 2));
    const near = (wanted: string) =>
      (named.get(wanted) ?? [])
        .filter((city) => centre && crowFliesKm(city, centre) <= regionRadiusKm)
        .sort((a, b) => b.population - a.population)[0];
    const { town, districts } = readName(name);
    const whole = near(town);
    if (whole === undefined) continue;
    const within = districts.flatMap((district) => near(district) ?? [])[0] ?? whole;
    const key = `${zipcode} ${town}`;
    const known = towns.get(key) ?? { zipcode, town, places: [] };
    towns.set(key, { ...known, places: [...known.places, within] });
  }
  const size = ({ places }: { places: City[] }) =>
    Math.max(...places.map(({ population }) => population));
  return [...towns.values()]
    .sort((a, b) => a.zipcode.localeCompare(b.zipcode) || size(b) - size(a))
    .flatMap(({ zipcode, town, places }) => {
      const centre = centreOf(places);
      return centre ? [toRow(zipcode, town, centre)] : [];
    });
}

export function toRow(zipcode: string, town: string, at: Coordinates): PlaceRow {
  return [zipcode, town, rounded(at.latitude), rounded(at.longitude)];
}
