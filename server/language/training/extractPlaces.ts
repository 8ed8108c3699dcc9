// Turns the rows of three packages into the list of postcodes abroad that the product keeps.
import { centreOf, crowFliesKm, type Coordinates } from '../place/distance.ts';

/** A postcode, the name of a place in it, latitude and longitude; the first of a postcode is its main place. */
export type PlaceRow = [zipcode: string, town: string, latitude: number, longitude: number];

export type City = Coordinates & { names: readonly string[]; population: number };
export type NamedPostcode = { zipcode: string; name: string };

/** A place further than this from the others of its region is another one of the same name. */
const regionRadiusKm = 60;

/** About 100 m, finer than the centre of any postcode. */
const rounded = (degrees: number) => Math.round(degrees * 1000) / 1000;

/** "Wien, Favoriten" lies in Wien; "Siegendorf / Cindrof" has a name in each of two languages. */
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

/** Where most of a region's places that have a name of their own lie; regions are the first two digits. */
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

/** The medians: one namesake at the other end of the country must not move a region. */
function middleOf(places: readonly Coordinates[]): Coordinates | null {
  const median = (values: number[]) => values.sort((a, b) => a - b)[values.length >> 1];
  const latitude = median(places.map((place) => place.latitude));
  const longitude = median(places.map((place) => place.longitude));
  return latitude === undefined || longitude === undefined ? null : { latitude, longitude };
}

/** Gives postcodes without coordinates those of the places in them; what has no known place is left out. */
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
