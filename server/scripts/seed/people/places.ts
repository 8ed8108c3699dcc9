import { type Postcode, readPostcodes } from '../../../language/place/postcodes.ts';
import type { Random } from '../random.ts';

export type HomePlace = { zipcode: string; town: string };

/** From this many postcodes on, a town is a city. */
const cityPostcodes = 8;

/** Drawing from all postcodes would put nearly all users in villages. */
const cityShare = 0.7;

/** Real German postcodes with their towns. */
export type PlaceDraw = {
  anywhere: (random: Random) => HomePlace;
  city: (random: Random) => HomePlace;
};

export function readPlaces(): PlaceDraw {
  const all = readPostcodes().filter(({ country }) => country === 'DE');
  const counts = new Map<string, number>();
  for (const { town } of all) counts.set(town, (counts.get(town) ?? 0) + 1);
  const inCities = all.filter(({ town }) => (counts.get(town) ?? 0) >= cityPostcodes);
  const toHome = ({ zipcode, town }: Postcode): HomePlace => ({ zipcode, town });
  const city = (random: Random) => toHome(random.pick(inCities));
  return {
    city,
    anywhere: (random) => (random.chance(cityShare) ? city(random) : toHome(random.pick(all))),
  };
}

const streets =
  `Hauptstraße Bahnhofstraße Gartenstraße Schulstraße Lindenstraße Bergstraße Ringstraße Waldstraße Kirchstraße
  Rosenweg Amselweg Birkenweg Ahornweg Mühlenweg Wiesenstraße Goethestraße Schillerstraße Mozartstraße Marktplatz
  Uferstraße Blumenstraße Feldstraße Talstraße Parkallee Kastanienallee`.split(/\s+/);

export function makeAddress(random: Random): string {
  return `${random.pick(streets)} ${random.whole(1, 120)}${random.chance(0.1) ? ' a' : ''}`;
}
